import { ask, json, post } from '../net/api';
import type { CalendarLink, NewCalendar, RunningGames } from '../protocol';
import type { Language } from '../text/catalogue.svelte';

export const runningGames = () => json<RunningGames>(ask('/me/games'));
export const calendarLink = () => json<CalendarLink>(ask('/me/calendar'));
export const newCalendar = () => json<NewCalendar>(post('/me/calendar', {}));
export const revokeCalendar = () => ask('/me/calendar', { method: 'DELETE' });

const inLanguage = (language: Language) => (language === 'en' ? '' : `?language=${language}`);

/** The calendar as it is now, to download. */
export const calendarFile = (language: Language) => `/api/v1/me/calendar.ics${inLanguage(language)}`;

/** The whole address of a calendar, for programs. */
export const calendarAddress = ({ path }: NewCalendar, language: Language) =>
  `${location.origin}${path}${inLanguage(language)}`;

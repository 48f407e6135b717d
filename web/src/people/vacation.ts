const two = (n: number) => String(n).padStart(2, '0');

/** The day of a moment where the browser is, as an input of dates has it. */
export function dateOf(at: number): string {
  const day = new Date(at);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** When a vacation begins that is wanted from this day on: nothing is now. Later days begin at midnight where the browser is. */
export function startOf(date: string, now: number): number | undefined {
  if (date === '' || date <= dateOf(now)) return undefined;
  const [year, month, day] = date.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, day).getTime();
}

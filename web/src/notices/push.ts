import type { NoticeWays, Subscribe } from '../protocol';
import { tell, tellNoMore } from './api';

/** What keeps this browser from being told, if anything does. */
export type Hindrance = 'off' | 'cannot' | 'denied' | null;

const worker = () => navigator.serviceWorker.getRegistration('/');

/** Can this browser be told by a house like this? */
export function hindrance({ push }: NoticeWays): Hindrance {
  if (push === null) return 'off';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'cannot';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Is this browser told? Both sides have to know. */
export async function isTold({ browsers }: NoticeWays): Promise<boolean> {
  if (!browsers.some(({ current }) => current)) return false;
  return (await (await worker())?.pushManager.getSubscription()) != null;
}

/** What the house has to know of a subscription. */
function order(subscription: PushSubscription, language: string): Subscribe {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    language,
  };
}

/** Be told in this browser from now on. Nothing, if whoever was asked does not want it. */
export async function begin({ push }: NoticeWays, language: string): Promise<NoticeWays | null> {
  if (push === null || (await Notification.requestPermission()) !== 'granted') return null;
  const manager = (await worker())?.pushManager;
  if (!manager) return null;
  // One that was made for another key, or another player, is of no use.
  await (await manager.getSubscription())?.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: push });
  return tell(order(made, language));
}

/** Be told in this browser no more. */
export async function end({ browsers }: NoticeWays): Promise<void> {
  const here = browsers.find(({ current }) => current);
  if (here) await tellNoMore(here.id);
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
}

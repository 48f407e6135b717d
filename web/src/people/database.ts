import type { Place } from './key';

const NAME = 'luckhouse';
const STORE = 'keys';
const PLAYER = 'player';

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });

async function within<T>(mode: IDBTransactionMode, work: (keys: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answer(opening);
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

/** The browser's own database, which keeps keys without ever showing them. */
export const database: Place = {
  read: () => within('readonly', (keys) => answer(keys.get(PLAYER) as IDBRequest<CryptoKeyPair | undefined>)),
  add: (pair) =>
    // Reading and writing are one transaction: of two tabs at once the first wins.
    within('readwrite', async (keys) => {
      const kept = await answer(keys.get(PLAYER) as IDBRequest<CryptoKeyPair | undefined>);
      if (kept) return kept;
      await answer(keys.put(pair, PLAYER));
      return pair;
    }),
  clear: () => within('readwrite', async (keys) => void (await answer(keys.delete(PLAYER)))),
};

/** A code that came with the link. It stands behind the mark, so that no server ever reads it. */
export const broughtCode = (): string => new URLSearchParams(location.hash.slice(1)).get('code') ?? '';

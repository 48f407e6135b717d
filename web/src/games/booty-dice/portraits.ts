/** The faces of pirates, in a square of 100 by 100: six different ones, by seat. */

interface Drawn {
  skin: string;
  coat: string;
  /** What is behind the head. */
  hair?: string;
  /** Beard, hat and all that makes them who they are. */
  look: string;
}

const DRAWN: readonly Drawn[] = [
  {
    skin: '#e3ae83',
    coat: '#9c2f2a',
    look: `<path d="M27 58q4 32 23 32t23-32q-6 8-13 6-10-5-20 0-7 2-13-6Z" fill="#231a16"/><path d="M43 71q7 4 14 0" stroke="#e8c9a8" stroke-width="3" fill="none"/><path d="M26 40l48 6" stroke="#1b1512" stroke-width="3"/><circle cx="60" cy="50" r="8" fill="#1b1512"/><path d="M10 38Q22 6 50 8t40 30Q70 30 50 36 30 30 10 38Z" fill="#1f2429"/><path d="M10 38Q30 30 50 36q20-6 40 2" fill="none" stroke="#d59b17" stroke-width="4"/><use href="#bd-skull" x="41" y="12" width="18" height="18" color="#fdf6e6"/>`,
  },
  {
    skin: '#b97a4e',
    coat: '#27618c',
    look: `<path d="M25 46Q24 16 50 16t25 30Q50 32 25 46Z" fill="#b3261e"/><path d="M74 42l16-4-8 9 6 9-15-8Z" fill="#8f1d17"/><g fill="#fdf6e6"><circle cx="40" cy="27" r="3"/><circle cx="54" cy="23" r="3"/><circle cx="64" cy="32" r="3"/></g><path d="M50 63q-8-5-17 4 10 4 17 0 7 4 17 0-9-9-17-4Z" fill="#2a1a10"/><path d="M42 73q8 5 16 0" stroke="#3b1d10" stroke-width="3" fill="none"/><circle cx="26" cy="62" r="5" fill="none" stroke="#eab53a" stroke-width="3"/>`,
  },
  {
    skin: '#f0c7a0',
    coat: '#6d4386',
    hair: '<path d="M26 40q-8 40 0 50h48q8-10 0-50Z" fill="#7a2f16"/>',
    look: `<path d="M42 67q8 8 17 0-8-4-17 0Z" fill="#a8322c"/><path d="M36 44q5-4 9 0m11 0q5-4 9 0" stroke="#3b1d10" stroke-width="2.5" fill="none"/><path d="M6 40Q50 24 94 40 74 32 70 18 50 4 30 18 26 32 6 40Z" fill="#4a2a5e"/><path d="M68 22Q90-6 96 20 88 10 68 30Z" fill="#fdf6e6"/><circle cx="28" cy="66" r="4" fill="#eab53a"/><circle cx="72" cy="66" r="4" fill="#eab53a"/>`,
  },
  {
    skin: '#e8b48d',
    coat: '#4d7a34',
    look: `<path d="M26 56q0 38 24 40 24-2 24-40-4 10-24 8-20 2-24-8Z" fill="#f1ede4"/><path d="M26 42Q24 12 50 12t24 30Z" fill="#35587a"/><path d="M24 42h52" stroke="#e7dfcf" stroke-width="9"/><circle cx="50" cy="11" r="7" fill="#e7dfcf"/><path d="M50 70l24 6v-8" stroke="#4a2a14" stroke-width="5" fill="none"/><path d="M34 45l9-3m14 0 9 3" stroke="#f1ede4" stroke-width="4"/>`,
  },
  {
    skin: '#8a5836',
    coat: '#b8651f',
    look: `<path d="M26 60q6 34 24 34t24-34q-10 6-24 4-14 2-24-4Z" fill="#c2571a"/><path d="M43 74q7-5 14 0" stroke="#4a1c08" stroke-width="3" fill="none"/><path d="M63 26l-6 14m1-10 5 3m-7 2 5 3" stroke="#5a3019" stroke-width="2.5"/><path d="M34 42l11 4m21-4-10 4" stroke="#8a3a10" stroke-width="4"/><path d="M29 40Q34 24 50 24t21 16" fill="none" stroke="#fff3" stroke-width="4"/><circle cx="26" cy="60" r="5" fill="none" stroke="#eab53a" stroke-width="3"/><circle cx="74" cy="60" r="5" fill="none" stroke="#eab53a" stroke-width="3"/>`,
  },
  {
    skin: '#d99d6c',
    coat: '#1d6f6a',
    look: `<path d="M45 74h10l-5 14Z" fill="#3b2414"/><path d="M38 68q6-5 12 0 6-5 12 0" stroke="#3b2414" stroke-width="4" fill="none"/><path d="M4 34Q28 36 26 20 50 0 74 20q-2 16 22 14-22 12-46 10T4 34Z" fill="#17504d"/><path d="M10 35q40 12 80 0" fill="none" stroke="#eab53a" stroke-width="4"/><circle cx="60" cy="50" r="9" fill="#fff4" stroke="#eab53a" stroke-width="3"/><path d="M68 55l4 24" stroke="#eab53a" stroke-width="2"/>`,
  },
];

const eye = (x: number) => `<circle cx="${x}" cy="50" r="3.6" fill="#1f1712"/>`;

const drawn = ({ skin, coat, hair = '', look }: Drawn): string =>
  `<g stroke-linecap="round">${hair}<path d="M8 102q4-28 42-28t42 28Z" fill="${coat}"/><path d="M38 76l12 14 12-14Z" fill="#fdf6e6"/><ellipse cx="50" cy="53" rx="23" ry="26" fill="${skin}"/>${eye(41)}${eye(60)}<path d="M50 52q6 7-1 9" fill="none" stroke="#0005" stroke-width="3"/>${look}</g>`;

export const PORTRAITS = DRAWN.map(drawn);

/** What is left of one who is out. */
export const DROWNED =
  '<g fill="none" stroke="#d8d2c2" stroke-width="9" stroke-linecap="round"><path d="M20 84l60-22m0 22L20 62"/></g><use href="#bd-skull" x="24" y="14" width="52" height="52" color="#f6f0e2"/><path fill="#1f7f7acc" d="M0 72q10-8 20 0t20 0 20 0 20 0 20 0v30H0Z"/>';

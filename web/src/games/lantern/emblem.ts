/** The drawings that a zone can have. */
export const EMBLEMS = {
  wolf: /wol[fv]|hound|dog/i,
  hood: /cult|monk|witch|bandit|thie[fv]/i,
  ruin: /ruin|temple|hall|gate/i,
  skull: /skelet|bone|ghost|grave|undead/i,
  fire: /fire|camp|ember|rest|inn/i,
  spider: /spider|web/i,
  tower: /tower|fort|castle|keep/i,
  dragon: /dragon|wyrm|drake/i,
} as const;
const WILD = ['pine', 'stones', 'cave'] as const;
export type Emblem = keyof typeof EMBLEMS | (typeof WILD)[number];

/** A drawing for a zone: by its name, else something of the wilderness. */
export function emblemOf(zone: { name: string; boxes: string }, index: number): Emblem {
  if (zone.boxes === 'rest') return 'fire';
  const known = Object.entries(EMBLEMS).find(([name, words]) => name !== 'fire' && words.test(zone.name));
  return (known?.[0] as Emblem | undefined) ?? WILD[index % WILD.length]!;
}

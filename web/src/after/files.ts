import { Alarmed } from '../fair/alarm';
import { readReceipt } from '../fair/receipt-file';
import type { Receipt } from '../fair/record';
import { verifySignature } from '../fair/signature';
import { compare, readLog, type FairProof, type Proved, type Witnessed } from '../fair/verify';

/** What was found in the files that somebody chose. */
export interface Files {
  receipt: Receipt | null;
  log: string | null;
}

/** Why files cannot be checked; each has a text for people. */
export type FileTrouble = 'file-unknown' | 'file-twice' | 'file-other' | 'file-hidden';

export type FileCheck =
  { proved: Proved; seen: Witnessed | null } | { wrong: Alarmed } | { trouble: FileTrouble };

/** A receipt and a log, told apart by what is in them. */
export function sortFiles(texts: readonly string[]): Files | FileTrouble {
  const found: Files = { receipt: null, log: null };
  for (const text of texts) {
    const receipt = readReceipt(text);
    const isLog = text.startsWith('# luckhouse log 2\n');
    if (!receipt && !isLog) return 'file-unknown';
    if (receipt ? found.receipt : found.log) return 'file-twice';
    if (receipt) found.receipt = receipt;
    else found.log = text;
  }
  return found;
}

/** Asks the house for the proof of a table, as this seat read it. */
export type AskProof = (table: string, seat: number | null) => Promise<FairProof>;

/** Check a log and a receipt against each other. What was not chosen is taken from the house, for the table that is shown. */
export async function checkFiles({ receipt, log }: Files, table: string, ask: AskProof): Promise<FileCheck> {
  if (log === null && receipt && receipt.table !== table) return { trouble: 'file-other' };
  const given = log === null ? await ask(table, receipt?.seat ?? null) : null;
  try {
    const proved = await readLog(log ?? given!.log, verifySignature);
    if (!receipt) return { proved, seen: null };
    const hidden = given?.hidden ?? (await hiddenFrom(proved.table, receipt.seat, ask));
    return await held(proved, receipt, hidden);
  } catch (error) {
    if (error instanceof Alarmed) return { wrong: error };
    throw error;
  }
}

/** The words that a seat could not read, as the house says: a wrong claim leads to another hash. Nothing if it cannot be asked. */
const hiddenFrom = (table: string, seat: number, ask: AskProof): Promise<FairProof['hidden'] | null> =>
  ask(table, seat).then(
    ({ hidden }) => hidden,
    () => null,
  );

async function held(
  proved: Proved,
  receipt: Receipt,
  hidden: FairProof['hidden'] | null,
): Promise<FileCheck> {
  try {
    return { proved, seen: await compare(proved, receipt, hidden ?? [], verifySignature) };
  } catch (error) {
    // Without knowing what was hidden, another hash accuses nobody.
    const unknown = hidden === null && error instanceof Alarmed && error.reason === 'seen';
    if (unknown) return { trouble: 'file-hidden' };
    throw error;
  }
}

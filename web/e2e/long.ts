/** Is there time for what takes long? `LUCKHOUSE_LONG=1`, as `make long` has it. */
export const LONG = process.env.LUCKHOUSE_LONG === '1';

// Puts a compressed neighbour beside every file of the build that gains by it, so that the house only has to choose.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|webmanifest|md|txt)$/;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
  const path = `${entry.parentPath}/${entry.name}`;
  if (!entry.isFile() || !TEXT.test(path)) continue;
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, best));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

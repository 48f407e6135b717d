import type { Plugin } from 'vite';

/** What is left of a page whose code went into a shared file: one line that names it. */
const STUB = /^export\{(\w+) as default\}from"\.\/([^"]+)";\s*$/;

/** A page whose code is in a shared file is asked for there: else a file of one line would come between. */
export const direct = (): Plugin => ({
  name: 'direct-imports',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    for (const stub of chunks) {
      const found = STUB.exec(stub.code);
      if (!found) continue;
      const place = stub.fileName.replace(/^.*\//, './');
      for (const chunk of chunks) {
        if (!chunk.dynamicImports.includes(stub.fileName)) continue;
        chunk.code = chunk.code.replaceAll(
          new RegExp(`import\\((["'\`])${place.replaceAll('.', '\\.')}\\1\\)`, 'g'),
          `import("./${found[2]}").then(e=>({default:e.${found[1]}}))`,
        );
      }
      delete bundle[stub.fileName];
    }
  },
});

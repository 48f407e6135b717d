import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default [
  { ignores: ['dist/', 'test-results/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // The compiler knows what is defined.
      'no-undef': 'off',
      // `_` says that only the number of a round is needed.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$' }],
      // Maps and sets are put together and then replaced as a whole: nobody watches them change.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is how a space survives between two tags.
      'svelte/no-useless-mustaches': 'off',
      // What is ignored for the compiler is the compiler's business: svelte-check says what is not needed.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
];

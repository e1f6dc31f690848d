import type { Edit } from './develop.ts';

const page = 'mfe-public/src/features/support';
export const card = 'mfe-public/src/features/job-board/job-card.tsx';
export const edits = [
  {
    file: `${page}/support.page.tsx`,
    from: '{text.ready}',
    to: 'Edited markup {text.ready}',
    seen: 'Edited markup',
  },
  { file: `${page}/support.text.ts`, from: "lead: '", to: "lead: 'Edited text ", seen: 'Edited text' },
] as const;
export const style = {
  file: `${page}/support.module.css`,
  from: 'font-weight: 600;',
  to: 'font-weight: 350;',
};
export const shared = {
  file: 'shared/ui/src/states/page-header.tsx',
  from: '<div',
  to: '<div data-edited=""',
};
export const catalogue = {
  file: 'mfe-public/src/locales/en.ts',
  from: "'card.salary': '",
  to: "'card.salary': 'Edited catalogue ",
};

export const cardStyle = {
  file: 'mfe-public/src/features/job-board/job-card.module.css',
  from: 'gap: var(--space-sm);',
  to: 'gap: 77px;',
};
const hook = 'const title = useId();';
export const faults = [
  { kind: 'types', from: hook, to: `${hook} const planted: number = title; void planted;`, words: 'TS2322' },
  { kind: 'the build', from: 'return (\n    <Card', to: 'return ((\n    <Card', words: 'Syntax Error' },
  {
    kind: 'rendering',
    from: hook,
    to: `${hook} if (document.body) throw new Error('planted at render');`,
    words: 'planted at render',
  },
];

/** All of them, so that a test can see whether the sources have what is edited. */
export const plantedEdits: readonly Edit[] = [
  ...edits,
  style,
  shared,
  catalogue,
  cardStyle,
  ...faults.map(({ from, to }) => ({ file: card, from, to })),
];

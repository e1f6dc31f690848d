/** Colours and sizes are the design system's, which a shadow tree inherits. */
export const styles = `
:host { font: var(--text-sm) / var(--leading) var(--font-sans); color: var(--color-text); }
[hidden] { display: none !important; }
.box { position: fixed; z-index: 490; box-sizing: border-box; pointer-events: none; border: 2px dashed var(--color-brand-text); }
.box span { position: absolute; inset: 0 0 auto auto; max-width: 100%; padding: 0 var(--space-xs); font: var(--text-xs) / 1.5 var(--font-mono); color: var(--color-page); background: var(--color-text); overflow-wrap: anywhere; }
section { position: fixed; inset: auto 0 0; z-index: 500; max-height: 55vh; overflow: auto; background: var(--color-surface); border: 1px solid var(--color-line-strong); box-shadow: var(--shadow-float); }
.content { padding: 0 var(--space-md) var(--space-md); overflow-wrap: anywhere; }
summary, label { display: list-item; min-height: var(--target); align-content: center; cursor: pointer; }
label { display: flex; gap: var(--space-xs); align-items: center; }
section > details > summary { padding: 0 var(--target) 0 var(--space-md); list-style-position: inside; }
h2, h3, p { margin: var(--space-2xs) 0; font-size: inherit; }
h2 { display: inline; }
ul, ol { margin: 0; padding-inline-start: var(--space-lg); }
[role=log] { max-height: 12rem; overflow: auto; }
table { width: 100%; border-collapse: collapse; }
caption, th { text-align: start; font-weight: 600; }
td { text-align: end; font-variant-numeric: tabular-nums; }
th:not(:first-child) { text-align: end; }
code { font-family: var(--font-mono); font-size: var(--text-xs); }
button { position: absolute; inset: 0 0 auto auto; width: var(--target); height: var(--target); font: inherit; font-size: var(--text-xl); color: inherit; background: none; border: 0; cursor: pointer; }
:focus-visible { outline: 2px solid var(--color-focus); outline-offset: -2px; }
@media (min-width: 48em) { section { inset-inline-start: auto; inset-block-end: var(--space-sm); inset-inline-end: var(--space-sm); width: 26rem; border-radius: var(--radius-md); } }
`;

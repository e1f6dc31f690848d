import type { InspectedApp } from '@porao/contracts';
import { type AppFacts, appSection } from './app-section.ts';
import { element } from './element.ts';
import type { Region } from './regions.ts';
import { t } from './text.ts';

const mostEvents = 100;

/** The panel and the outlines, in a shadow tree: the page's styles do not reach them, nor theirs the page. */
export function createPanel(onClose: () => void) {
  const host = element('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  const outlines = element('div', { ariaHidden: 'true' });
  const choice = element('input', { type: 'checkbox', checked: true });
  const apps = element('div');
  const none = element('p', {}, [t('events.none')]);
  const events = element('ol');
  const log = element('div', { role: 'log', ariaLabel: t('events'), tabIndex: 0, hidden: true }, [events]);
  const close = element('button', { type: 'button', onclick: onClose, ariaLabel: t('close') }, ['×']);
  const panel = element('section', { ariaLabel: t('title') }, [
    element('details', { open: true }, [
      element('summary', {}, [element('h2', {}, [t('title')])]),
      element('div', { className: 'content' }, [
        element('label', {}, [choice, ` ${t('outlines')}`]),
        apps,
        element('h3', {}, [t('events')]),
        none,
        log,
      ]),
    ]),
    close,
  ]);
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onClose();
  });
  choice.addEventListener('change', () => {
    outlines.hidden = !choice.checked;
  });
  root.append(outlines, panel);
  document.body.append(host);

  const sections = new Map<string, ReturnType<typeof appSection>>();
  return {
    host,
    showRegions: outlineDrawer(outlines),
    showApp: (app: InspectedApp, facts: AppFacts): void => {
      const known = sections.get(app.name) ?? appSection(app);
      if (!sections.has(app.name)) apps.append(known.section);
      sections.set(app.name, known);
      known.update(facts);
    },
    /** Newest first. */
    addEvent: (name: string, detail: string): void => {
      none.hidden = true;
      log.hidden = false;
      const at = t('ms', { count: Math.round(performance.now()) });
      events.prepend(
        element('li', {}, [element('code', {}, [name]), ` ${detail} `, element('small', {}, [at])]),
      );
      while (events.childElementCount > mostEvents) events.lastElementChild?.remove();
    },
  };
}

/** Colours and sizes are the design system's, which a shadow tree inherits. */
const styles = `
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

/** Draws a frame with the app's name and release over each region; the page itself is not changed. */
function outlineDrawer(layer: HTMLElement) {
  let drawn = '';
  return (regions: readonly Region[]): void => {
    const frames = regions.flatMap(frameOf);
    const state = JSON.stringify(frames);
    if (state === drawn) return;
    drawn = state;
    layer.replaceChildren(
      ...frames.map(({ label, place }) => {
        const box = element('div', { className: 'box' }, [element('span', {}, [label])]);
        Object.assign(box.style, place);
        return box;
      }),
    );
  };
}

/** The visible part of a region, so that its label is; nothing for a region that is scrolled away. */
function frameOf({ element: region, app, slot }: Region) {
  const { top, left, bottom, right } = region.getBoundingClientRect();
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (to <= from || right <= 0 || left >= innerWidth) return [];
  const place = {
    top: `${from}px`,
    left: `${left}px`,
    width: `${right - left}px`,
    height: `${to - from}px`,
  };
  return [{ label: [slot, app.name, app.release].filter(Boolean).join(' '), place }];
}

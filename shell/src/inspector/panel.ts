import type { InspectedApp } from '@porao/contracts';
import { type AppFacts, appSection } from './app-section.ts';
import { element } from './element.ts';
import { outlineDrawer } from './outlines.ts';
import { styles } from './styles.ts';
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

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isServerViewShown, keepServerView, servedTitle, takeServerView } from './server-view.ts';

const page = (main: string) => `<div><header><button>Menu</button></header><main>${main}</main></div>`;
const content = `<section data-main-content>
  <input aria-label="Area"><details><summary>Why?</summary>So.</details><button>Save</button>
  <select><option>newest</option><option>nearest</option></select></section>`;

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
};

function showServerView(attributes = 'data-at="/"', main = content): void {
  document.body.innerHTML = `<div id="porao-first" ${attributes}>${page(main)}</div>
    <script type="application/json" id="porao-first-state">{"queries":[1]}</script><div id="root"></div>`;
}

/** The server's view is shown, and the shell begins to render beside it. */
function startTakeOver(main = content): HTMLElement {
  showServerView('data-at="/"', main);
  const root = one('#root');
  takeServerView(null)?.takeOver(root);
  return root;
}

/** The observer of changes runs after the task that made them. */
const rendered = async (root: HTMLElement, html: string) => {
  root.innerHTML = html;
  await Promise.resolve();
};

/** As the script does that the gateway puts beside the page. */
const press = (selector: string) => {
  const element = one(`#porao-first ${selector}`);
  Object.assign(one('#porao-first'), { lastPress: { element, at: Date.now() } });
};

const serverView = () => document.getElementById('porao-first');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  // Server views that are still shown time out.
  vi.runAllTimers();
  vi.useRealTimers();
});

it('keeps the view of the server until the same is rendered, and swaps both at once', async () => {
  const root = startTakeOver();
  expect(root.hidden).toBe(true);
  expect(isServerViewShown()).toBe(true);
  await rendered(root, page('<div aria-busy="true"></div>'));
  expect(serverView()).not.toBeNull();
  expect(root.hidden).toBe(true);
  await rendered(root, page(content));
  expect(serverView()).toBeNull();
  expect(root.hidden).toBe(false);
  expect(isServerViewShown()).toBe(false);
});

it('swaps for a failure that is said, and for whatever there is in the end', async () => {
  const failed = startTakeOver();
  await rendered(failed, page('<p role="alert">Not there.</p>'));
  expect(serverView()).toBeNull();
  const late = startTakeOver();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(serverView()).toBeNull();
  expect(late.hidden).toBe(false);
});

it('keeps the view of the server while the page has failed, with a place to say so, until a retry has rendered it', async () => {
  const root = startTakeOver();
  const place = keepServerView();
  expect(one('#porao-first main').firstElementChild).toBe(place);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(one('#porao-first details').textContent).toContain('Why?');
  expect(root.hidden).toBe(true);
  await rendered(root, page(content));
  expect(serverView()).toBeNull();
  expect(root.hidden).toBe(false);
  expect(keepServerView()).toBeNull();
});

it('SHL-092 what was opened and typed while the page had failed is in the page that a retry rendered', async () => {
  const root = startTakeOver();
  keepServerView();
  one('#porao-first details').setAttribute('open', '');
  (one('#porao-first input') as HTMLInputElement).value = 'Mirpur';
  await rendered(root, page(content));
  expect(one('#root details').hasAttribute('open')).toBe(true);
  expect((one('#root input') as HTMLInputElement).value).toBe('Mirpur');
});

it('moves the focus to the same field, and does not scroll', async () => {
  const root = startTakeOver();
  one('#porao-first input').focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await rendered(root, page(content));
  expect(document.activeElement).toBe(one('#root input'));
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  focus.mockRestore();
});

it('leaves the focus where it was outside of the page', async () => {
  const root = startTakeOver();
  const outside = document.body.appendChild(document.createElement('button'));
  outside.focus();
  await rendered(root, page(content));
  expect(document.activeElement).toBe(outside);
});

it('keeps open what was opened', async () => {
  const root = startTakeOver();
  one('#porao-first details').setAttribute('open', '');
  await rendered(root, page(content));
  expect(one('#root details').hasAttribute('open')).toBe(true);
  await rendered(startTakeOver(), page(content));
  expect(one('#root details').hasAttribute('open')).toBe(false);
});

it('SHL-070 repeats the choice that was made in a select before its page was there', async () => {
  const root = startTakeOver();
  const select = one('#porao-first select') as HTMLSelectElement;
  select.value = 'nearest';
  press('select');
  const chosen = vi.fn();
  root.addEventListener('change', ({ target }) => chosen((target as HTMLSelectElement).value));
  await rendered(root, page(content));
  expect(chosen.mock.calls).toEqual([['nearest']]);
});

it('presses the button that was pressed before its page was there, unless that was long ago', async () => {
  const pressed = vi.fn();
  const finish = async (root: HTMLElement) => {
    root.addEventListener('click', ({ target }) => pressed((target as Element).textContent));
    await rendered(root, page(content));
  };
  const root = startTakeOver();
  press('main button');
  await finish(root);
  expect(pressed.mock.calls).toEqual([['Save']]);

  const slow = startTakeOver();
  press('main button');
  vi.advanceTimersByTime(10_001);
  await finish(slow);
  expect(pressed).toHaveBeenCalledOnce();
});

it('gives what was read for it and its title, for its own address only', () => {
  showServerView();
  document.title = 'A job · Porao';
  expect(takeServerView(null)?.state).toEqual({ queries: [1] });
  expect(servedTitle(location.pathname)).toBe('A job · Porao');
  expect(servedTitle('/elsewhere')).toBeUndefined();
});

it('SHL-071 goes when the browser is at another address by now', () => {
  showServerView('data-at="/left?page=2"');
  expect(takeServerView(null)).toBeNull();
  expect(serverView()).toBeNull();
});

it.each([
  ['', null, true],
  ['', '7', false],
  [' data-of="7"', '7', true],
  [' data-of="7"', '8', false],
  [' data-of="7"', null, false],
])(
  'SHL-069 with the attribute "%s" is taken over from for the account %s: %s; its data goes',
  (of, account, isTaken) => {
    showServerView(`data-at="/"${of}`);
    expect(takeServerView(account) !== null).toBe(isTaken);
    expect(serverView() !== null).toBe(isTaken);
    expect(document.getElementById('porao-first-state')).toBeNull();
  },
);

// Pages have this on top while the shell is developed.
import { addCatalog } from '@porao/i18n';
import * as runtime from 'react-refresh/runtime';

// Hot reload across remotes: React Refresh works with one runtime per page, which is the shell's.
globalThis.poraoRefresh = runtime;

const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis;
const roots = new Set();
const { inject, onCommitFiberRoot } = hook;
let renderer;
hook.inject = (injected) => {
  renderer = injected;
  // Before the first update, or React would not know a boundary that failed by then.
  injected.setRefreshHandler(runtime.getFamilyByType);
  return inject.call(hook, injected);
};
hook.onCommitFiberRoot = (id, root, ...rest) => {
  roots.add(root);
  return onCommitFiberRoot.call(hook, id, root, ...rest);
};

/** To React each component had other properties before; its state is kept. */
function renderAgain(fiber) {
  for (let next = fiber; next; next = next.sibling) {
    const { type, memoizedProps, child } = next;
    if (typeof type === 'function') {
      renderer.overrideProps(next, [], memoizedProps);
      next.memoizedProps = { ...memoizedProps, wasOther: true };
    }
    renderAgain(child);
  }
}

/** Takes texts of an app that changed. */
globalThis.poraoTexts = (app, catalog) => {
  addCatalog(app, catalog);
  for (const root of roots) renderAgain(root.current);
};

// Errors that a boundary keeps inside: shown in the overlay and in the terminal like those that nothing catches.
addEventListener('porao:report', ({ detail: { phase, message, stack } }) => {
  if (phase) reportError(Object.assign(new Error(message), { stack }));
});

import { openModal, useUnsaved } from '@porao/platform';
import { useEffect } from 'react';
import { t } from './messages.ts';

/** The path that a press would open in this tab, when it is another page's. */
function pageOfPress(event: MouseEvent): string | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin || link.pathname === location.pathname) return null;
  return link.pathname + link.search + link.hash;
}

/** While `unsaved`, leaving asks first: the browser before a reload or a foreign address, the page's modal before
 * another page. Going back does not ask: the form's draft has what was typed when the page is opened again. */
export function useLeaveWarning(unsaved: boolean, hasDraft = false): void {
  useUnsaved(unsaved, hasDraft);
  useEffect(() => {
    if (!unsaved) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const to = pageOfPress(event);
      if (to === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      openModal({
        title: t('leave.title'),
        body: t('leave.text'),
        buttons: [{ label: t('leave.go'), to, variant: 'default' }, { label: t('leave.stay') }],
      });
    };
    window.addEventListener('beforeunload', beforeUnload);
    // In the capture phase, before the router handles it.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [unsaved]);
}

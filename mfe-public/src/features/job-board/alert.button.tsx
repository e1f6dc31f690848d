import type { BoardFilters } from '@porao/contracts/board-filters';
import { lazyComponent, session, useLocation, useSession } from '@porao/platform';
import { Button, GetForm } from '@porao/ui';
import { useLazyPanel } from '../../common/lazy-panel.ts';
import { t } from '../../common/messages.ts';
import { pathToReturn, useReturnFromSignIn } from '../../common/return-marker.ts';
import { openSwitchRequired } from '../../common/switch-required.modal.ts';
import { useAlertSearch } from './alert-search.ts';
import { boardTo } from './board-url.ts';
import styles from './job-board.module.css';

const AlertDialog = lazyComponent(() => import(/* webpackChunkName: "job-alert" */ './alert.dialog.tsx'));

/** Offers to tell of new jobs that the filters find; without scripts on a page. */
export function AlertButton({ filters }: { filters: BoardFilters }) {
  const { button, opening, opened, open, close } = useLazyPanel(AlertDialog.preload, t('alert.loadFailed'));
  const { pathname, search } = useLocation();
  const found = useAlertSearch(filters);
  const viewer = useSession();
  const start = () => {
    const { type } = session().current() ?? {};
    if (type === undefined || type === 'tutor') void open();
    else openSwitchRequired(type);
  };
  useReturnFromSignIn('alert', start);
  return (
    <>
      <GetForm to={boardTo(filters, {}, 'alert')}>
        <Button
          {...button}
          icon="bell"
          variant="light"
          className={styles.alertButton}
          onClick={(event) => {
            event.preventDefault();
            start();
          }}
        >
          {t('alert.open')}
        </Button>
      </GetForm>
      {opening > 0 && (
        <AlertDialog
          {...found}
          key={opening}
          opened={opened}
          onClose={close}
          isTutor={viewer?.type === 'tutor'}
          returnTo={pathToReturn('alert', pathname, search)}
        />
      )}
    </>
  );
}

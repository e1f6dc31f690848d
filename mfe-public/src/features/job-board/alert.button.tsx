import { type BoardFilters, hasFilters, toSearch } from '@porao/contracts/board-filters';
import { lazyComponent, session, useLocation, useSession } from '@porao/platform';
import { Button } from '@porao/ui';
import { useLazyPanel } from '../../common/lazy-panel.ts';
import { t } from '../../common/messages.ts';
import { pathToReturn, useReturnFromSignIn } from '../../common/return-marker.ts';
import { openSwitchRequired } from '../../common/switch-required.modal.ts';
import { chipsOf } from './active-filters.tsx';
import styles from './job-board.module.css';
import { useSubjectNames } from './lookups.query.ts';

const AlertDialog = lazyComponent(() => import(/* webpackChunkName: "job-alert" */ './alert.dialog.tsx'));

/** Offers to tell of new jobs that the filters find. */
export function AlertButton({ filters }: { filters: BoardFilters }) {
  const { button, opening, opened, open, close } = useLazyPanel(AlertDialog.preload, t('alert.loadFailed'));
  const { pathname, search } = useLocation();
  const names = useSubjectNames(filters);
  const viewer = useSession();
  const start = () => {
    const { type } = session().current() ?? {};
    if (type === undefined || type === 'tutor') void open();
    else openSwitchRequired(type);
  };
  useReturnFromSignIn('alert', start);
  return (
    <>
      <Button {...button} icon="bell" variant="light" className={styles.alertButton} onClick={start}>
        {t('alert.open')}
      </Button>
      {opening > 0 && (
        <AlertDialog
          key={opening}
          opened={opened}
          onClose={close}
          isTutor={viewer?.type === 'tutor'}
          board={hasFilters(filters) ? toSearch(filters) : null}
          name={chipsOf(filters, names)
            .map(({ label }) => label)
            .join(', ')}
          onSignIn={() => session().require(pathToReturn('alert', pathname, search))}
        />
      )}
    </>
  );
}

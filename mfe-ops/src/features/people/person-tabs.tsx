import { useSearchParams, useSlot } from '@porao/platform';
import { Button, Group, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { personTabs, tutorTabs } from '../../common/slots.ts';
import { t } from './messages.ts';

interface PersonTabsProps {
  userId: number;
  isTutor: boolean;
  children: ReactNode;
}

/** The record of a person, and beside it what other remotes have to say; the address has which is open. */
export function PersonTabs({ userId, isTutor, children }: PersonTabsProps): ReactNode {
  const ofPerson = useSlot(personTabs, { userId });
  const ofTutor = useSlot(tutorTabs, { userId });
  const tabs = isTutor ? [...ofPerson, ...ofTutor] : ofPerson;
  const [params, setParams] = useSearchParams();
  const open = tabs.find(({ key }) => key === params.get('tab'));
  const show = (key: string | undefined) =>
    setParams(
      (now) => {
        now.delete('tab');
        if (key !== undefined) now.set('tab', key);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      {tabs.length > 0 && (
        <Group role="group" aria-label={t('person.tabs')}>
          {[undefined, ...tabs].map((tab) => (
            <Button
              key={tab?.key ?? ''}
              size="sm"
              variant={tab === open ? 'light' : 'default'}
              aria-pressed={tab === open}
              onClick={() => show(tab?.key)}
            >
              {tab?.label ?? t('person.record')}
            </Button>
          ))}
        </Group>
      )}
      {open && <div key={open.key}>{open.element}</div>}
      {/* A note that is being written stays. */}
      <div hidden={open !== undefined}>
        <Stack gap="lg">{children}</Stack>
      </div>
    </>
  );
}

import { type DealSide, homeHours, type Visit } from '@porao/contracts';
import { call, formatTime, lazyComponent } from '@porao/platform';
import { Avatar, Button, Card, Group, LinkButton, Notice, Stack, Text, Title } from '@porao/ui';
import { Select } from '@porao/ui/controls';
import { useState } from 'react';
import { familyChecked, tutorChecked } from '../checked/checked.ts';
import { failureToast } from '../failure/failure.ts';
import { deadlineText, isPast } from '../page/deadline.ts';
import type { ProblemDialogProps } from '../problem/problem.dialog.tsx';
import { answerMessage, useWrite } from '../write/write.ts';
import { visitsCall } from './contact.card.tsx';
import { t } from './visit.text.ts';

const ProblemDialog = lazyComponent<ProblemDialogProps>(
  () => import(/* webpackChunkName: "problem-dialog" */ '../problem/problem.dialog.tsx'),
);

const hourOptions = Array.from({ length: homeHours.most }, (_, index) => {
  const count = index + homeHours.least;
  return { value: count, label: t('hours.option', { count }) };
});

interface VisitCardProps {
  visit: Visit;
  side: DealSide;
  /** Somebody is told when the person does not come home. */
  hasContact: boolean;
}

/** One visit: that one arrived, that one is home, and help by one press. */
export function VisitCard({ visit, side, hasContact }: VisitCardProps) {
  const { kind, name, photo, checked, verified_credentials, area, class_name, time, arrived_at } = visit;
  const title = t(kind, { name });
  return (
    <Card as="article" aria-label={title}>
      <Stack>
        <Group>
          <Avatar name={name} src={photo && `/storage/profile/${photo}`} decorative />
          <Title order={2} size={4}>
            {title}
          </Title>
        </Group>
        <Text size="sm">
          {side === 'tutor' ? familyChecked(checked) : tutorChecked(checked.phone_at, verified_credentials)}
        </Text>
        <Text tone="dim">{area === null ? class_name : t('where', { class: class_name, area })}</Text>
        {time && <Text>{t('time', { time: formatTime(time) })}</Text>}
        {arrived_at === null ? (
          <Arriving visit={visit} />
        ) : (
          <OnTheWay visit={visit} arrivedAt={arrived_at} hasContact={hasContact} />
        )}
        <Help visit={visit} side={side} />
      </Stack>
    </Card>
  );
}

function useArrival(id: number) {
  return useWrite({
    send: (hours: number) => call('POST /api/visits/:id/arrived', { params: { id }, body: { hours } }),
    stale: [visitsCall],
    success: answerMessage,
    failed: failureToast(t('notSaved')),
  });
}

function Arriving({ visit: { id } }: { visit: Visit }) {
  const [hours, setHours] = useState<number>(homeHours.usual);
  const arrival = useArrival(id);
  return (
    <Stack gap="sm">
      <Select
        label={t('hours')}
        value={hours}
        options={hourOptions}
        onChange={(value) => value !== null && setHours(value)}
      />
      <Button
        size="lg"
        icon="check"
        busy={arrival.busy}
        busyLabel={t('arriving')}
        onClick={() => arrival.press(hours)}
      >
        {t('arrive')}
      </Button>
    </Stack>
  );
}

interface OnTheWayProps {
  visit: Visit;
  arrivedAt: string;
  hasContact: boolean;
}

function OnTheWay({ visit: { id, home_by, contact_told_at }, arrivedAt, hasContact }: OnTheWayProps) {
  const arrival = useArrival(id);
  const home = useWrite({
    send: () => call('POST /api/visits/:id/home', { params: { id } }),
    stale: [visitsCall],
    success: answerMessage,
    failed: failureToast(t('notSaved')),
  });
  const by = home_by ?? arrivedAt;
  const isLate = isPast(by);
  return (
    <Stack gap="sm">
      <Notice tone={isLate ? 'warning' : 'info'} still>
        {isLate
          ? t('late', { by: deadlineText(by) })
          : t('since', { time: deadlineText(arrivedAt), by: deadlineText(by) })}
      </Notice>
      {contact_told_at ? <Text>{t('told')}</Text> : !hasContact && <Text tone="dim">{t('nobody')}</Text>}
      <Button size="lg" icon="home" busy={home.busy} busyLabel={t('arriving')} onClick={() => home.press()}>
        {t('home')}
      </Button>
      <Button
        variant="subtle"
        busy={arrival.busy}
        busyLabel={t('arriving')}
        onClick={() => arrival.press(homeHours.usual)}
      >
        {t('later')}
      </Button>
    </Stack>
  );
}

/** The emergency number, and the report that somebody is not safe where a job is agreed. */
function Help({ visit: { deal_id, name }, side }: { visit: Visit; side: DealSide }) {
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState(false);
  const press = () => {
    setAsked(true);
    setOpened(true);
  };
  return (
    <Group>
      <LinkButton href="tel:999" variant="danger" icon="phone">
        {t('unsafe.call')}
      </LinkButton>
      {deal_id !== null && (
        <Button variant="default" icon="alert" aria-haspopup="dialog" onClick={press}>
          {t('unsafe')}
        </Button>
      )}
      {deal_id !== null && asked && (
        <ProblemDialog
          opened={opened}
          onClose={() => setOpened(false)}
          asked={{ name: 'report', side, kind: 'unsafe' }}
          dealId={deal_id}
          name={name}
        />
      )}
    </Group>
  );
}

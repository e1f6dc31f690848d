import { homeHours, type Visit } from '@porao/contracts';
import { call, formatTime } from '@porao/platform';
import { Avatar, Button, Card, Group, LinkButton, Notice, Stack, Text, Title } from '@porao/ui';
import { Select } from '@porao/ui/controls';
import { useState } from 'react';
import { familyChecked, tutorChecked } from '../checked/checked.ts';
import { failureToast } from '../failure/failure.ts';
import { deadlineText, isPast } from '../page/deadline.ts';
import { DealProblem } from '../problem/deal-problem.tsx';
import { answerMessage, useWrite } from '../write/write.ts';
import { visitsCall } from './contact.card.tsx';
import { t } from './visit.text.ts';

const hourOptions = (from: 'now' | 'lesson') =>
  Array.from({ length: homeHours.most }, (_, index) => {
    const count = index + homeHours.least;
    return { value: count, label: t(`hours.${from}`, { count }) };
  });

interface VisitCardProps {
  visit: Visit;
  /** Somebody is told when the person does not come home. */
  hasContact: boolean;
}

/** One visit: that one arrived, that one is home, and help by one press. */
export function VisitCard({ visit, hasContact }: VisitCardProps) {
  const { kind, side, current, name, photo, area, class_name, time, arrived_at } = visit;
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
          {side === 'tutor' ? familyChecked(visit.checked) : tutorChecked(tutorOf(visit))}
        </Text>
        <Text tone="dim">{area === null ? class_name : t('where', { class: class_name, area })}</Text>
        {time && <Text>{t('time', { time: formatTime(time) })}</Text>}
        {arrived_at !== null ? (
          <OnTheWay visit={visit} arrivedAt={arrived_at} hasContact={hasContact} />
        ) : current ? (
          <Arriving visit={visit} />
        ) : (
          <Text tone="dim">{t('over')}</Text>
        )}
        <Help visit={visit} />
      </Stack>
    </Card>
  );
}

const tutorOf = ({ checked, verified_credentials, papers_checked_at }: Visit) => ({
  phone_checked_at: checked.phone_at,
  verified_credentials,
  papers_checked_at,
});

/** Words of one press about a visit. */
const saved = { stale: [visitsCall], success: answerMessage, failed: failureToast(t('notSaved')) };

function Arriving({ visit: { id, time } }: { visit: Visit }) {
  const [hours, setHours] = useState<number>(homeHours.usual);
  const arrival = useWrite({
    ...saved,
    send: () => call('POST /api/visits/:id/arrived', { params: { id }, body: { hours } }),
  });
  return (
    <Stack gap="sm">
      <Select
        label={t('hours')}
        value={hours}
        options={hourOptions(time === null ? 'now' : 'lesson')}
        onChange={(value) => value !== null && setHours(value)}
      />
      <Button
        size="lg"
        icon="check"
        busy={arrival.busy}
        busyLabel={t('arriving')}
        onClick={() => arrival.press()}
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
  const later = useWrite({ ...saved, send: () => call('POST /api/visits/:id/later', { params: { id } }) });
  const home = useWrite({ ...saved, send: () => call('POST /api/visits/:id/home', { params: { id } }) });
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
      {contact_told_at === null && (
        <Button variant="subtle" busy={later.busy} busyLabel={t('arriving')} onClick={() => later.press()}>
          {t('later')}
        </Button>
      )}
    </Stack>
  );
}

/** The emergency number, and the report that somebody is not safe with what became of it. */
function Help({ visit: { id, deal_id, name, side } }: { visit: Visit }) {
  return (
    <Stack gap="sm">
      <div>
        <LinkButton href="tel:999" variant="danger" icon="phone">
          {t('unsafe.call')}
        </LinkButton>
      </div>
      <DealProblem
        of={deal_id === null ? { visit: id } : { deal: deal_id }}
        side={side}
        name={name}
        kind="unsafe"
      />
    </Stack>
  );
}

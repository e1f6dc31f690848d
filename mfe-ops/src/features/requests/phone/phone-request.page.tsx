import { formatNumber } from '@porao/platform';
import { Button, Group, LinkButton, Notice, Title } from '@porao/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OpsPage } from '../../../common/ops.layout.tsx';
import { paths } from '../../../common/paths.ts';
import { t } from './messages.ts';
import { PhoneForm } from './phone.form.tsx';

/** Posts a request for a family that is on the phone. */
export default function PhoneRequestPage(): ReactNode {
  const [posted, setPosted] = useState<number | null>(null);
  return (
    <OpsPage
      title={t('phone-request.title')}
      text={t('phone.text')}
      back={{ to: paths.requests, label: t('phone.back') }}
    >
      {posted === null ? (
        <PhoneForm onPosted={setPosted} />
      ) : (
        <PostedNotice id={posted} onNext={() => setPosted(null)} />
      )}
    </OpsPage>
  );
}

function PostedNotice({ id, onNext }: { id: number; onNext: () => void }): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector('h2')?.focus(), []);
  return (
    <div ref={part}>
      <Notice
        tone="success"
        still
        title={
          <Title order={2} size={3} tabIndex={-1}>
            {t('phone.posted', { id: formatNumber(id) })}
          </Title>
        }
        action={
          <Group>
            <LinkButton to={paths.request({ requestId: id })} size="sm">
              {t('phone.see')}
            </LinkButton>
            <Button variant="light" size="sm" onClick={onNext}>
              {t('phone.next')}
            </Button>
          </Group>
        }
      >
        {t('phone.posted.text')}
      </Notice>
    </div>
  );
}

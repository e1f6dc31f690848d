import { pathTo, tutorRequest } from '@porao/contracts/paths';
import { LinkButton, LoadingState, Notice, Stack, Title } from '@porao/ui';
import { useEffect, useRef } from 'react';
import { lazyPart } from '../state/lazy-part.tsx';
import type { Posted } from './hire.mutation.ts';
import { t } from './hire.text.ts';

const Afterwards = lazyPart<Posted>(
  () => import(/* webpackChunkName: "hire-afterwards" */ './afterwards.part.tsx'),
  () => <LoadingState label={t('child.loading')} shape="form" count={3} />,
  () => t('posted.more'),
);

/** Says what happens next, and asks for what is needed before approval; none of it must be done now. */
export function PostedPart(posted: Posted) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.scrollIntoView?.({ block: 'start' });
    part.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={part}>
      <Stack gap="lg">
        <Notice
          tone="success"
          still
          title={
            <Title order={2} size={3} tabIndex={-1}>
              {t('posted.title')}
            </Title>
          }
          action={
            <LinkButton to={pathTo(tutorRequest, { requestId: posted.requestId })} size="sm">
              {t('posted.see')}
            </LinkButton>
          }
        >
          {t('posted.text')}
        </Notice>
        <Afterwards {...posted} />
      </Stack>
    </div>
  );
}

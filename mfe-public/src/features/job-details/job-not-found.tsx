import { formatDigits } from '@porao/platform';
import { EmptyState, LinkButton, PageContainer } from '@porao/ui';
import { t } from '../../common/messages.ts';

/** `id` is what stood in the URL, if anything did. */
export function JobNotFound({ id }: { id: string | undefined }) {
  return (
    <PageContainer>
      <div data-main-content>
        <EmptyState
          order={1}
          title={t('details.notFound')}
          text={
            <>
              {t('details.notFoundText')}
              {id && (
                <>
                  <br />
                  {t('details.notFoundId', { id: formatDigits(id.slice(0, 40)) })}
                </>
              )}
            </>
          }
          action={<LinkButton to="/job-board">{t('details.toBoard')}</LinkButton>}
        />
      </div>
    </PageContainer>
  );
}

import { formatDigits, siteConfig } from '@porao/platform';
import { Group, LinkButton, Notice } from '@porao/ui';
import { t } from './messages.ts';

/** The numbers that help at once; the site's own only where this installation has one. */
export function CallNow() {
  const { phone } = siteConfig();
  return (
    <Notice
      tone="error"
      title={t('problem.unsafe')}
      action={
        <Group>
          <LinkButton href="tel:999" variant="danger" icon="phone">
            {t('problem.unsafe.999')}
          </LinkButton>
          {phone && (
            <LinkButton href={`tel:${phone}`} icon="phone">
              {t('problem.unsafe.us', { phone: formatDigits(phone) })}
            </LinkButton>
          )}
        </Group>
      }
    >
      {t('problem.unsafe.text')}
    </Notice>
  );
}

import { Button, LinkButton, Stack, Text } from '@porao/ui';
import { useState } from 'react';
import scripted from '../../common/scripted.module.css';
import styles from './job-details.module.css';
import { t } from './share.text.ts';

export interface ShareProps {
  title: string;
  url: string;
}

const isPhone = () => typeof window !== 'undefined' && matchMedia('(pointer: coarse)').matches;

/** Ways to share a page; copying its link is one where scripts run. */
export default function SharePart({ title, url }: ShareProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Stack gap="sm">
      <Text size="sm" className={styles.shared}>
        {url}
      </Text>
      <div className={scripted.scripted}>
        <Button variant="default" fullWidth icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <LinkButton
        variant="default"
        fullWidth
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('whatsApp')}
      </LinkButton>
      {/* Only its app takes a link, and only phones have that. */}
      {isPhone() && (
        <LinkButton
          variant="default"
          fullWidth
          href={`fb-messenger://share/?link=${encodeURIComponent(url)}`}
        >
          {t('messenger')}
        </LinkButton>
      )}
      <Text size="sm" tone={copied === false ? 'error' : 'dim'} role="status">
        {copied === null ? null : t(copied ? 'copied' : 'notCopied')}
      </Text>
    </Stack>
  );
}

import { language, richText } from '@porao/platform';
import { LinkAnchor, LoadingState, Text } from '@porao/ui';
import { useState, useSyncExternalStore } from 'react';
import { paths } from '../../common/paths.ts';
import styles from './crm.module.css';
import { crmTexts } from './crm.text.ts';

const supportLink = (text: string) => <LinkAnchor to={paths.support}>{text}</LinkAnchor>;

/** The form works on its own origin and may open a tab; it cannot lead this page elsewhere. */
const sandbox = 'allow-scripts allow-forms allow-same-origin allow-popups';

const never = () => () => {};

export function LeadForm({ url }: { url: string }) {
  const [isLoaded, setLoaded] = useState(false);
  // A frame of the server's page would be loaded once more when the scripts take over.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const text = crmTexts[language];
  return (
    <div className={styles.lead}>
      <div className={styles.frame}>
        {!isLoaded && (
          <div className={styles.waiting}>
            <LoadingState label={text.loading} shape="form" count={5} />
          </div>
        )}
        {isBrowser && (
          <iframe src={url} title={text.frame} sandbox={sandbox} onLoad={() => setLoaded(true)} />
        )}
      </div>
      <Text size="sm" tone="dim">
        {richText(text.notShown, { support: supportLink })}
      </Text>
    </div>
  );
}

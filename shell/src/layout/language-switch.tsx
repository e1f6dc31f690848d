import { languageCookie } from '@porao/contracts/page';
import { type Language, language, writeCookie } from '@porao/platform';
import { languageNames, languages } from '@porao/platform/shell';
import type { ReactNode } from 'react';
import { reloadPage } from '../common/reload-page.ts';
import { t } from '../messages.ts';
import styles from './header.module.css';

const year = 365 * 24 * 3600;
const short: Record<Language, string> = { en: 'EN', bn: 'বাং' };

/** Stores the choice and reloads the page in it. */
function choose(next: Language): void {
  if (next === language) return;
  writeCookie(languageCookie, next, year);
  reloadPage();
}

export function LanguageSwitch(): ReactNode {
  return (
    <div role="group" aria-label={t('language.switch')} className={styles.languages}>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${short[code]} – ${languageNames[code]}`}
          aria-pressed={code === language}
          className={styles.language}
          onClick={() => choose(code)}
        >
          {short[code]}
        </button>
      ))}
    </div>
  );
}

import { languageCookie, languageParameter } from '@porao/contracts/page';
import { type Language, language, useLocation, writeCookie } from '@porao/platform';
import { languageNames, languages } from '@porao/platform/shell';
import { GetForm } from '@porao/ui';
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

/** Without scripts its form leads to the same page's address in the language. */
export function LanguageSwitch(): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <div role="group" aria-label={t('language.switch')} className={styles.languages}>
      <GetForm to={pathname + search}>
        {languages.map((code) => (
          <button
            key={code}
            type="submit"
            name={languageParameter}
            value={code}
            lang={code}
            aria-label={`${short[code]} – ${languageNames[code]}`}
            aria-pressed={code === language}
            className={styles.language}
            onClick={(event) => {
              event.preventDefault();
              choose(code);
            }}
          >
            {short[code]}
          </button>
        ))}
      </GetForm>
    </div>
  );
}

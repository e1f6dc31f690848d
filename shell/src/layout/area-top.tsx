import type { Area } from '@porao/contracts';
import { accountSwitcher } from '@porao/contracts/paths';
import { Link, language, query, session, useQuery } from '@porao/platform';
import { ActionIcon, cx, Icon, Logo, LogoMark, VisuallyHidden } from '@porao/ui';
import type { ReactNode } from 'react';
import { otherAreas } from '../common/other-areas.ts';
import { t } from '../messages.ts';
import { AccountAvatar } from './account-avatar.tsx';
import styles from './area.module.css';
import { AreaSearch } from './area-search.tsx';
import { Bell } from './bell.tsx';
import { ColorModeButton } from './color-mode.tsx';
import { DropMenu } from './drop-menu.tsx';
import { EntryCount } from './entry-count.tsx';
import { HomeLink } from './home-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { entriesOf, iconOf, type MenuEntry } from './menu.ts';

interface AreaTopProps {
  area: Area;
  menu: readonly MenuEntry[];
  open: boolean;
  toggle: () => void;
}

export function AreaTop({ area, menu, open, toggle }: AreaTopProps): ReactNode {
  return (
    <header className={styles.top}>
      <span className={styles.burger}>
        <ActionIcon
          id="area-burger"
          icon={open ? 'close' : 'menu'}
          label={open ? t('menu.close') : t('menu.open')}
          aria-expanded={open}
          aria-controls="area-menu"
          onClick={toggle}
        />
      </span>
      <HomeLink className={styles.brand}>
        <span className={styles.phone}>
          <LogoMark />
        </span>
        <span className={styles.desktop}>
          <Logo name={t('brand.name')} />
        </span>
      </HomeLink>
      <div className={styles.tools}>
        <AreaSearch area={area} />
        {entriesOf(menu, area.name, 'bar').map((entry) => (
          <Link key={entry.path} to={entry.path} className={styles.tool} title={entry.label[language]}>
            <Icon name={iconOf(entry)} />
            <VisuallyHidden>{entry.label[language]}</VisuallyHidden>
            {entry.count && <EntryCount count={entry.count} area={area} />}
          </Link>
        ))}
        <SwitchLinks area={area} className={cx(styles.switch, styles.desktop)} />
        <span className={styles.desktop}>
          <LanguageSwitch />
        </span>
        <Bell />
        <ColorModeButton />
        <AccountMenu area={area} menu={menu} />
      </div>
    </header>
  );
}

function AccountMenu({ area, menu }: Pick<AreaTopProps, 'area' | 'menu'>): ReactNode {
  const label = (
    <>
      <AccountAvatar />
      <VisuallyHidden>{t('menu.account')}</VisuallyHidden>
    </>
  );
  return (
    <DropMenu label={label} className={styles.account} align="end">
      {entriesOf(menu, area.name, 'account').map((entry) => (
        <Link key={entry.path} to={entry.path}>
          <Icon name={iconOf(entry)} />
          {entry.label[language]}
        </Link>
      ))}
      <SwitchLinks area={area} className={styles.phone} />
      <button type="button" onClick={() => void session().end()}>
        <Icon name="logout" />
        {t('menu.logout')}
      </button>
    </DropMenu>
  );
}

function SwitchLinks({ area, className }: { area: Area; className: string | undefined }): ReactNode {
  const roles = useQuery(query('GET /api/v1/user')).data?.data.roles ?? [];
  const others = otherAreas(area, roles);
  return others.map(({ name, label, roles: [role = ''] }) => (
    <Link
      key={name}
      to={others.length === 1 ? accountSwitcher : `${accountSwitcher}?to=${role}`}
      className={className}
    >
      <Icon name="switch" />
      {t('menu.switch-to', { area: label[language] })}
    </Link>
  ));
}

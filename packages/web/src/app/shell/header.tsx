import { LogIn, Menu, Settings, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAccountName } from '../../api/account.ts';
import { Popover } from '../../design/surfaces/popover.tsx';
import { useSay } from '../../language/say.ts';
import { useMedia } from '../../settings/use-media.ts';
import styles from './header.module.css';
import { LanguageSwitch, SmallLanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { ThemeButton } from './theme-button.tsx';

/** The way home, the language, the light, and whose account this is. */
export function Header() {
  const say = useSay('app');
  const isNarrow = useMedia('(max-width: 899px)');
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {say('web.header.skip')}
      </a>
      <Link href="/" className={styles.home}>
        <Logo size={isNarrow ? 32 : 38} />
        <b>{say('web.app.name')}</b>
      </Link>
      {isNarrow ? <NarrowTools /> : <WideTools />}
    </header>
  );
}

function WideTools() {
  const say = useSay('app');
  const own = useOwnLink();
  return (
    <nav className={styles.tools} aria-label={say('web.header.nav')}>
      <Link href="/tables" className={styles.link}>
        {say('web.header.tables')}
      </Link>
      <LanguageSwitch />
      <ThemeButton />
      <Link href="/settings" className={styles.icon} aria-label={say('web.settings.title')}>
        <Settings size={20} aria-hidden />
      </Link>
      <Link href={own.href} className={styles.link}>
        {own.text}
      </Link>
    </nav>
  );
}

/** Whose profile; a visitor without an account may sign in. */
function useOwnLink(): { readonly href: string; readonly text: string } {
  const say = useSay('app');
  const name = useAccountName();
  return name === null ? { href: '/sign-in', text: say('web.header.sign-in') } : { href: '/me', text: name };
}

function NarrowTools() {
  const say = useSay('app');
  const own = useOwnLink();
  return (
    <nav className={styles.tools} aria-label={say('web.header.nav')}>
      <SmallLanguageSwitch />
      <ThemeButton />
      <button type="button" className={styles.icon} popoverTarget="menu" aria-label={say('web.header.menu')}>
        <Menu size={22} aria-hidden />
      </button>
      <Popover id="menu" className={styles.menu}>
        <MenuLink href="/tables" icon={<Users size={19} aria-hidden />} text={say('web.header.tables')} />
        <MenuLink
          href="/settings"
          icon={<Settings size={19} aria-hidden />}
          text={say('web.settings.title')}
        />
        <MenuLink {...own} icon={<LogIn size={19} aria-hidden />} />
      </Popover>
    </nav>
  );
}

interface MenuLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly text: string;
}

const MenuLink = ({ href, icon, text }: MenuLinkProps) => (
  <Link
    href={href}
    className={styles.menuLink}
    onClick={() => document.getElementById('menu')?.hidePopover()}
  >
    {icon}
    {text}
  </Link>
);

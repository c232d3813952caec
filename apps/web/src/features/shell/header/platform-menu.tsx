import { external } from '../../../ui/icon/action-icons.ts';
import { check } from '../../../ui/icon/icons.ts';
import { Menu, MenuLink } from '../../../ui/menu/menu.tsx';
import { otherPlatforms, thisPlatform } from '../platforms.ts';
import { PlatformTrigger } from './platform-trigger.tsx';

/** The platform dropdown: this platform, and two that open in a new tab (rules/shell#platforms). */
export function PlatformMenu() {
  return (
    <Menu target={<PlatformTrigger />} width={236} side="bottom-start">
      <MenuLink to={thisPlatform.to} end={check} current>
        {thisPlatform.label()}
      </MenuLink>
      {otherPlatforms.map(({ label, href }) => (
        <MenuLink key={href} to={href} end={external} newTab>
          {label()}
        </MenuLink>
      ))}
    </Menu>
  );
}

import { Check, ExternalLink } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { useNavigate } from 'react-router';
import * as text from '@tv/strings/en/parts/pieces.ts';
import type { MenuContentProps, MenuEntry, MenuSection as Section } from './menu-entries.ts';
import style from './menu.module.css';
import { Popover } from './popover.tsx';
import { useFirstEntry } from './use-first-entry.ts';

type MenuPopoverProps = MenuContentProps & {
  label: string;
  sections: Section[];
  head?: ReactNode;
  /** The edge of its button that it begins at. */
  align?: 'start' | 'end' | undefined;
  /** It was opened by a pointer that rests over its button: the page stays usable, and the focus where it is. */
  isResting?: boolean;
};

const noMenu = { current: null };

export function MenuPopover({
  label,
  sections,
  head,
  align = 'end',
  isResting = false,
  trigger,
  onClose,
}: MenuPopoverProps) {
  const navigate = useNavigate();
  const menu = useRef<HTMLDivElement>(null);
  useFirstEntry(isResting ? noMenu : menu);
  const act = ({ onAction, to }: MenuEntry) => {
    onClose();
    if (to !== undefined) void navigate(to);
    onAction?.();
  };
  return (
    <Popover
      isOpen
      {...(isResting && { isNonModal: true, trigger: 'PreviewTrigger' })}
      aria-label={label}
      triggerRef={trigger}
      placement={`bottom ${align}`}
      offset={8}
      className={style.popover ?? ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {head}
      <Menu ref={menu} aria-label={label} className={style.menu ?? ''} onClose={onClose}>
        {sections
          .filter(({ entries }) => entries.length > 0)
          .map((section, index) => (
            <MenuSection
              key={section.title ?? index}
              className={style.section ?? ''}
              {...(!section.title && { 'aria-label': `${label} ${index + 1}` })}
            >
              {section.title && <Header className={style.title ?? ''}>{section.title}</Header>}
              {section.entries.map((entry) => (
                <MenuItem
                  key={entry.key}
                  id={entry.key}
                  textValue={entry.label}
                  className={style.item ?? ''}
                  {...(entry.href && { href: entry.href, target: '_blank', rel: 'noreferrer' })}
                  onAction={() => act(entry)}
                >
                  {entry.icon}
                  <span className={style.label}>{entry.label}</span>
                  {entry.badge && <span className="badge">{entry.badge}</span>}
                  {entry.isSelected && <Check aria-label={text.chosen} />}
                  {entry.href && !entry.href.startsWith('mailto:') && (
                    <ExternalLink className={style.faint} aria-hidden="true" />
                  )}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
      </Menu>
    </Popover>
  );
}

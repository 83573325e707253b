import { Check } from 'lucide-react';
import { useRef } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import type { MenuContentProps } from '@tv/ui/menus/menu-entries.ts';
import look from '@tv/ui/menus/menu.module.css';
import { Popover } from '@tv/ui/menus/popover.tsx';
import { useFirstEntry } from '@tv/ui/menus/use-first-entry.ts';
import type { Option } from './filter-options.ts';
import { Count } from './option-count.tsx';
import style from './option-menu.module.css';

type OptionMenuProps = MenuContentProps & {
  label: string;
  options: readonly Option[];
  /** Whether several may be chosen: then the menu stays open. */
  isMultiple: boolean;
  onChoose: (values: string[]) => void;
  /** Stands below the options, or in their place. */
  note?: string | undefined;
  placement?: 'bottom start' | 'bottom end';
};

/** Options to choose from, below the button that opens them. */
export const OptionMenu = ({ note, placement = 'bottom start', trigger, ...menu }: OptionMenuProps) => (
  <Popover
    isOpen
    aria-label={menu.label}
    triggerRef={trigger}
    placement={placement}
    offset={8}
    className={look.popover ?? ''}
    onOpenChange={(isOpen) => !isOpen && menu.onClose()}
  >
    {menu.options.length > 0 && <Options {...menu} />}
    {note && (
      <p className={style.note} role="status">
        {note}
      </p>
    )}
  </Popover>
);

type OptionsProps = Omit<OptionMenuProps, 'note' | 'placement' | 'trigger'>;

function Options({ label, options, isMultiple, onChoose, onClose }: OptionsProps) {
  const menu = useRef<HTMLDivElement>(null);
  useFirstEntry(menu);
  return (
    <Menu
      ref={menu}
      aria-label={label}
      className={style.options ?? ''}
      selectionMode={isMultiple ? 'multiple' : 'single'}
      disallowEmptySelection={!isMultiple}
      selectedKeys={options.filter(({ isChosen }) => isChosen).map(({ value }) => value)}
      disabledKeys={options.filter(({ isDisabled }) => isDisabled).map(({ value }) => value)}
      onSelectionChange={(keys) => onChoose([...keys].map(String))}
      onClose={onClose}
    >
      {options.map(({ value, text, count, isChosen }) => (
        <MenuItem key={value} id={value} textValue={text} className={`${look.item} ${style.option}`}>
          <span className={style.check}>{isChosen && <Check aria-hidden="true" />}</span>
          <span className={style.text}>{text}</span>
          {count && <Count count={count} className={style.count} />}
        </MenuItem>
      ))}
    </Menu>
  );
}

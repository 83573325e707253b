import type { RefObject } from 'react';
import { useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import menu from '../menus/menu.module.css';
import { OptionList, type OptionListProps } from './option-list.tsx';
import { Popover } from '../menus/popover.tsx';
import style from './picker.module.css';

export type PickerProps = OptionListProps & {
  trigger: RefObject<Element | null>;
  /** Stands where it is rendered: in a sheet that is there already. */
  isInline?: boolean;
  placement?: 'bottom start' | 'bottom end' | 'top start';
};

/** Options to choose from, by pointer or keys: beside the button that opens them, on small screens in a sheet. */
export function Picker(props: PickerProps) {
  const { label, trigger, onClose, isInline, placement = 'bottom start' } = props;
  const hasRoom = useMediaQuery('(width >= 768px)');
  if (isInline) return <OptionList {...props} />;
  if (!hasRoom)
    return (
      <Dialog isOpen onClose={onClose} title={label} look="sheet">
        <OptionList {...props} />
      </Dialog>
    );
  return (
    <Popover
      isOpen
      aria-label={label}
      triggerRef={trigger}
      placement={placement}
      offset={8}
      className={`${menu.popover} ${style.popover}`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <OptionList {...props} />
    </Popover>
  );
}

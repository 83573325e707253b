import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover as AnyPopover, type PopoverProps } from 'react-aria-components/Popover';

/** A popover in the language and the direction of the page: by itself it would have those of the browser. */
export const Popover = (props: PopoverProps) => (
  <I18nProvider locale={document.documentElement.lang}>
    <AnyPopover {...props} />
  </I18nProvider>
);

import { useQuery } from '@tanstack/react-query';
import { configuration } from '@tv/client/lib/api/configuration.ts';
import { serviceVersion } from './queries.ts';
import { supportAddress } from '@tv/client/lib/support/support-mail.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/menus.ts';
import { OuterLinkButton } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import style from './about-dialog.module.css';

export function AboutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { data, isError } = useQuery({ ...serviceVersion(), enabled: isOpen });
  const { version, environment } = configuration();
  const support = supportAddress(data?.informationalVersion);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.aboutTv}>
      <p className={style.text}>{text.whatItIs}</p>
      <dl className={style.facts}>
        <dt>{text.version}</dt>
        <dd>
          {version}
          {environment !== 'PROD' && ` (${environment})`}
        </dd>
        <dt>{text.apiVersion}</dt>
        <dd>{data?.informationalVersion ?? (isError ? text.notAvailable : '…')}</dd>
      </dl>
      {support && (
        <DialogActions>
          <OuterLinkButton href={support}>{actions.contactSupport}</OuterLinkButton>
        </DialogActions>
      )}
    </Dialog>
  );
}

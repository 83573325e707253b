import { useQuery } from '@tanstack/react-query';
import { configuration } from '../../lib/configuration.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { serviceVersion } from '../../lib/queries.ts';
import { OuterLinkButton } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import style from './about-dialog.module.css';
import { supportAddress } from './addresses.ts';

export function AboutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const user = useCurrentUser();
  const { data, isError } = useQuery({ ...serviceVersion(), enabled: isOpen });
  const { version, environment } = configuration();
  const support = supportAddress(user, data?.informationalVersion);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="About TV">
      <p className={style.text}>
        A streaming solution for corporate content management and company communications.
      </p>
      <dl className={style.facts}>
        <dt>Version</dt>
        <dd>
          {version}
          {environment !== 'PROD' && ` (${environment})`}
        </dd>
        <dt>API version</dt>
        <dd>{data?.informationalVersion ?? (isError ? 'Not available' : '…')}</dd>
      </dl>
      {support && (
        <DialogActions>
          <OuterLinkButton href={support}>Contact support</OuterLinkButton>
        </DialogActions>
      )}
    </Dialog>
  );
}

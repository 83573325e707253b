import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { refreshUser } from '../../lib/session/current-user.ts';
import * as text from '../../strings/en/studio-branding.ts';
import field from '../../ui/field.module.css';
import { bytesOf } from '../ui/bytes-of.ts';
import { managedOrganization } from '../ui/organization-query.ts';
import { reasonOf } from '../ui/reason-of.ts';
import { PictureButtons } from '../ui/picture-buttons.tsx';
import style from './branding-form.module.css';

type LogoFieldProps = {
  /** Absent: the portal's own mark. */
  logoUrl: string | undefined;
  /** The picture is another one now, at the same address. */
  onChanged: () => void;
};

/** The mark of the organization, changed at once. */
export function LogoField({ logoUrl, onChanged }: LogoFieldProps) {
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: (file: File | undefined) =>
      file
        ? call('PUT /Management/Organization/Logo', bytesOf(file))
        : call('DELETE /Management/Organization/Logo'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: managedOrganization().queryKey });
      onChanged();
      void refreshUser().catch(() => {});
    },
  });
  const problem = changing.error && reasonOf(changing.error, text.unexpected);
  return (
    <div className={style.logo} role="group" aria-label={text.logo}>
      <span className={field.label}>{text.logo}</span>
      <div className={style.mark}>
        <span className={style.frame}>
          <img src={logoUrl ?? '/favicon.svg'} alt={logoUrl ? text.logoNow : text.logoOfPortal} />
        </span>
        <PictureButtons
          choose={text.chooseLogo}
          remove={logoUrl && text.removeLogo}
          isBusy={changing.isPending}
          onChange={changing.mutate}
        />
      </div>
      <p className={problem ? field.error : style.help} role={problem ? 'alert' : undefined}>
        {problem ?? text.logoHelp}
      </p>
    </div>
  );
}

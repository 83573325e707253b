import { Role } from '@tv/contract/enumerations';
import { hasAtLeast, roleKeyOf, roleKeys } from '@tv/contract/people/roles';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { roleLabel } from '@tv/client/lib/support/support-mail.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import { SelectField } from '@tv/ui/forms/select-field.tsx';

type RoleFieldProps = { value: Role; onChange: (role: Role) => void };

/** The role of a person. Nobody gives a higher one than their own. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const own = useCurrentUser()?.role ?? Role.Viewer;
  return (
    <SelectField
      label={text.role}
      value={value}
      options={roleKeys
        .map((key) => Role[key])
        .filter((role) => hasAtLeast(own, role))
        .map((role) => ({ value: role, text: roleLabel(role) }))}
      help={text.roleHelp[roleKeyOf(value)]}
      onChange={onChange}
    />
  );
}

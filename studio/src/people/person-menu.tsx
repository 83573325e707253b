import { ActiveState } from '@tv/contract/enumerations';
import type { ManagedPerson } from '@tv/contract/people/people';
import {
  Copy,
  Download,
  Eraser,
  Eye,
  ShieldOff,
  SquareArrowOutUpRight,
  UserCheck,
  UserMinus,
  UserX,
} from 'lucide-react';
import * as seen from '@tv/strings/en/parts/seen-as.ts';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import type { MenuSection } from '@tv/ui/menus/menu-entries.ts';
import { seeAs } from '../parts/see-as.ts';
import { setActive, takeData } from './change-person.ts';

/** Steps that ask once more in a dialog. */
export type PersonStep = 'open' | 'removeSecondStep' | 'end' | 'erase';

/** What can be done with a member. */
export function personSections(
  person: ManagedPerson,
  onStep: (step: PersonStep, person: ManagedPerson) => void,
): MenuSection[] {
  const may = (action: ManagedPerson['permitted'][number]) => person.permitted.includes(action);
  const isActive = person.status === ActiveState.ACTIVE;
  const step = (name: PersonStep) => () => onStep(name, person);
  return [
    {
      entries: [
        { key: 'open', label: text.open, icon: <SquareArrowOutUpRight />, onAction: step('open') },
        {
          key: 'copy',
          label: text.copyAddress,
          icon: <Copy />,
          onAction: () => void copyText(person.email, { copied: text.copied, notCopied: text.notCopied }),
        },
        ...(isActive
          ? [
              {
                key: 'see-as',
                label: seen.asPerson,
                icon: <Eye />,
                onAction: () => void seeAs({ personId: person.id }),
              },
            ]
          : []),
      ],
    },
    {
      entries: [
        ...(may('change')
          ? [
              {
                key: 'active',
                label: isActive ? text.deactivate : text.activate,
                icon: isActive ? <UserX /> : <UserCheck />,
                onAction: () => void setActive(person, !isActive),
              },
            ]
          : []),
        ...(may('removeSecondStep')
          ? [
              {
                key: 'second-step',
                label: text.removeSecondStep,
                icon: <ShieldOff />,
                onAction: step('removeSecondStep'),
              },
            ]
          : []),
        ...(may('takeData')
          ? [{ key: 'data', label: text.takeData, icon: <Download />, onAction: () => void takeData(person) }]
          : []),
      ],
    },
    {
      entries: [
        ...(may('change')
          ? [{ key: 'end', label: text.endMembership, icon: <UserMinus />, onAction: step('end') }]
          : []),
        ...(may('erase')
          ? [{ key: 'erase', label: text.erase, icon: <Eraser />, onAction: step('erase') }]
          : []),
      ],
    },
  ].filter(({ entries }) => entries.length > 0);
}

import { Check, ChevronDown } from 'lucide-react';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import * as text from '@tv/strings/en/studio/content/review.ts';
import { Button } from '@tv/ui/button.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Menu } from '@tv/ui/menus/menu.tsx';
import { stepsOf, type Step } from './steps.ts';
import style from './decision.module.css';

type DecisionProps = {
  item: ManagedMediaContent;
  openRemarks: number;
  isPending: boolean;
  onStep: (step: Step) => void;
  onSchedule: () => void;
};

/** The next step of a review, the one beside it, and a menu with the others. */
export function Decision({ item, openRemarks, isPending, onStep, onSchedule }: DecisionProps) {
  const { primary, secondary, others } = stepsOf(item);
  if (!primary && !secondary && others.length === 0) return null;
  const decides = primary === 'approve' || secondary === 'requestChanges';
  return (
    <div className={style.decision}>
      {decides && openRemarks > 0 && <p className={style.note}>{text.goWithAnswer(openRemarks)}</p>}
      <div className={style.buttons}>
        {secondary && (
          <Button
            aria-disabled={isPending}
            onClick={() => (secondary === 'schedule' ? onSchedule() : onStep(secondary))}
          >
            {text.actions[secondary]}
          </Button>
        )}
        {primary && (
          <Button
            look="primary"
            icon={primary === 'approve' && <Check />}
            aria-disabled={isPending}
            onClick={() => onStep(primary)}
          >
            {text.actions[primary]}
          </Button>
        )}
        {others.length > 0 && (
          <Menu
            label={text.moreSteps}
            sections={[
              {
                entries: others.map((step) => ({
                  key: step,
                  label: text.actions[step],
                  onAction: () => onStep(step),
                })),
              },
            ]}
            trigger={(props) => (
              <IconButton label={text.moreSteps} side="end" {...props}>
                <ChevronDown />
              </IconButton>
            )}
          />
        )}
      </div>
    </div>
  );
}

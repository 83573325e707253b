import {
  cardEvents,
  type WebhookEvent,
  type WebhookEventGroup,
  webhookEventsByGroup,
} from '@tv/contract/integrations/webhook-names';
import type { WebhookFormat } from '@tv/contract/integrations/webhooks';
import * as text from '@tv/strings/en/studio/developers/webhooks.ts';
import field from '@tv/ui/forms/field.module.css';
import style from './webhooks.module.css';

/** The events that a format can have, by what they are about. */
export function eventsOf(format: WebhookFormat): [group: WebhookEventGroup, events: WebhookEvent[]][] {
  const groups = Object.entries(webhookEventsByGroup) as [WebhookEventGroup, readonly WebhookEvent[]][];
  const isOffered = (event: WebhookEvent) =>
    format === 'standard' || cardEvents.some((each) => each === event);
  return groups
    .map(([group, events]): [WebhookEventGroup, WebhookEvent[]] => [group, events.filter(isOffered)])
    .filter(([, events]) => events.length > 0);
}

type EventFieldsProps = {
  format: WebhookFormat;
  chosen: ReadonlySet<WebhookEvent>;
  error: string | undefined;
  onChange: (chosen: Set<WebhookEvent>) => void;
};

/** Which events are sent. */
export function EventFields({ format, chosen, error, onChange }: EventFieldsProps) {
  const toggle = (event: WebhookEvent, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(event);
    else next.delete(event);
    onChange(next);
  };
  return (
    <fieldset className={style.group} aria-describedby="webhook-events-error">
      <legend className={field.label}>{text.events}</legend>
      <div className={style.events}>
        {eventsOf(format).map(([group, events]) => (
          <fieldset key={group} className={style.group}>
            <legend>{text.groups[group]}</legend>
            {events.map((event) => (
              <label key={event} className={style.check}>
                <input
                  type="checkbox"
                  checked={chosen.has(event)}
                  onChange={({ target }) => toggle(event, target.checked)}
                />
                {text.eventWords[event]}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p id="webhook-events-error" className={field.error}>
        {error}
      </p>
    </fieldset>
  );
}

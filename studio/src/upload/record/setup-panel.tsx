import { useEffect, useState } from 'react';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { SegmentedChoice } from '@tv/ui/forms/segmented-choice.tsx';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { MicCheck } from './sound/mic-check.tsx';
import { type Device, hasCamera, hasScreen, listDevices } from './open-sources.ts';
import type { Recorder, RecorderView } from './recorder-view.ts';
import type { RecordMode } from './record-state.ts';
import page from './recording.module.css';

export type Setup = { mode: RecordMode; cameraId: string; microphoneId: string; isSilent: boolean };

const modes: readonly RecordMode[] = ['camera', 'screen', 'both', 'sound'];

/** The devices that there are now. They are named once one was allowed. */
function useDevices(isOpen: boolean) {
  const [devices, setDevices] = useState<{ cameras: Device[]; microphones: Device[] }>({
    cameras: [],
    microphones: [],
  });
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const [cameras, microphones] = await Promise.all([
        listDevices('videoinput'),
        listDevices('audioinput'),
      ]);
      if (isCurrent) setDevices({ cameras, microphones });
    };
    const onChange = () => void read().catch(() => {});
    onChange();
    navigator.mediaDevices?.addEventListener('devicechange', onChange);
    return () => {
      isCurrent = false;
      navigator.mediaDevices?.removeEventListener('devicechange', onChange);
    };
  }, [isOpen]);
  return devices;
}

const optionsOf = (devices: readonly Device[], unnamed: (number: number) => string) => [
  { value: '', text: text.usualDevice },
  ...devices.map(({ id, label }, index) => ({ value: id, text: label || unnamed(index + 1) })),
];

type SetupPanelProps = {
  setup: Setup;
  view: RecorderView;
  recorder: Recorder;
  change: (more: Partial<Setup>) => void;
};

/** What is recorded, and with which devices. */
export function SetupPanel({ setup, view, recorder, change }: SetupPanelProps) {
  const { mode, cameraId, microphoneId, isSilent } = setup;
  const isOpen = view.preview !== undefined || view.state.step === 'ready';
  const devices = useDevices(isOpen);
  const [isBlurred, setBlurred] = useState(false);
  const isHeard = mode === 'sound' || !isSilent;
  return (
    <div className={page.block}>
      <SegmentedChoice
        label={text.what}
        value={mode}
        options={modes.map((each) => ({ value: each, label: text.modes[each] }))}
        help={text.modeHelp[mode]}
        onChange={(next) => change({ mode: next })}
      />
      {hasCamera(mode) && devices.cameras.length > 1 && (
        <SelectField
          label={text.camera}
          value={cameraId}
          options={optionsOf(devices.cameras, text.unnamedCamera)}
          onChange={(next) => change({ cameraId: next })}
        />
      )}
      {hasCamera(mode) &&
        isOpen &&
        (view.mayBlur ? (
          <Switch
            label={text.blur}
            help={text.blurHelp}
            isOn={isBlurred}
            onChange={(isOn) => {
              setBlurred(isOn);
              void recorder.blur(isOn).catch(() => setBlurred(!isOn));
            }}
          />
        ) : (
          <p className={page.help}>{text.noBlur}</p>
        ))}
      {hasScreen(mode) && (
        <Switch
          label={text.withMicrophone}
          help={text.withMicrophoneHelp}
          isOn={!isSilent}
          onChange={(isOn) => change({ isSilent: !isOn })}
        />
      )}
      {isHeard && (
        <SelectField
          label={text.microphone}
          value={microphoneId}
          options={optionsOf(devices.microphones, text.unnamedMicrophone)}
          onChange={(next) => change({ microphoneId: next })}
        />
      )}
      {isHeard && isOpen && (
        <MicCheck
          level={view.level}
          loudness={view.loudness}
          onTest={view.state.step === 'ready' ? recorder.testSound : undefined}
        />
      )}
    </div>
  );
}

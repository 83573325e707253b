export declare const read: (parameters: string[]) => {
  times: number;
  beside: number;
  file: string;
  more: string[];
};

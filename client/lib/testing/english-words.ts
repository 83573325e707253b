const common =
  /\b(?:the|is|are|were|has|have|had|not|no|must|this|that|of|and|or|to|for|from|with|only|more|than|most|first|left|out|file|line|caption|captions|item|again|try|choose|enter|ask|cannot|could|does)\b/gi;

/** English words in a German text. What is quoted is somebody else's text. */
export const englishWordsIn = (text: string): string[] => text.replace(/„[^“]*“/g, '').match(common) ?? [];

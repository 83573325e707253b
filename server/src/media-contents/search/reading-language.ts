/** The language that a reader likes best, by the header Accept-Language (RFC 9110, section 12.5.4), without its region. */
export function readingLanguage(header: string | undefined): string | undefined {
  const languages = (header ?? '').split(',').map((each, index) => {
    const [tag = '', ...parameters] = each.split(';').map((part) => part.trim());
    const quality = parameters.find((part) => part.startsWith('q='))?.slice(2);
    return {
      code: tag.toLowerCase().split('-')[0]!,
      quality: quality === undefined ? 1 : Number(quality),
      order: index,
    };
  });
  return languages
    .filter(({ code, quality }) => /^[a-z]{2,3}$/.test(code) && quality > 0)
    .sort((one, other) => other.quality - one.quality || one.order - other.order)[0]?.code;
}

import { isArabic } from './arabic-words.ts';
import type { Token } from './token.ts';
import { isUnspaced } from './unspaced-words.ts';

/** PostgreSQL's stemmers by the language code of captions. Both the embedded database and PostgreSQL 15 have them. */
const stemmers: Record<string, string> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
};

/** A language as PostgreSQL's text search names it. `simple`: without stems. */
export type Language = string;

/** The language of a code such as `de` or `pt-BR`. */
export const languageOf = (code: string): Language => stemmers[code.toLowerCase().split('-')[0]!] ?? 'simple';

/** Languages that write several nouns as one word, whose last part is found too. */
export const compoundLanguages: readonly Language[] = [
  'german',
  'dutch',
  'danish',
  'norwegian',
  'swedish',
  'finnish',
  'hungarian',
];

const functionWordLists: Record<Language, string> = {
  english:
    'the of and a to in is you that it he was for on are as with his they at be this have from or had by not but what all were we when your can there an which their if do will how about up out them then she so her would make has him into my than who its now did get may our us why where does i me am should could because been being just these those more very might must shall whom whose while until since whether any some each every both such after before between during through also too other others another cant dont doesnt didnt isnt arent wasnt werent wont wouldnt shouldnt couldnt havent hasnt hadnt im ive youre youve youll theyre theyve weve whats thats hows whos wheres heres theres lets',
  german:
    'der die das und ist von zu den mit sich des auf fur im dem nicht ein eine als auch es an er hat aus bei nach wie uber einen so zum kann wenn nur noch wird sind wir ich sie was vor zur bis mehr durch man unser unsere einem einer kein keine oder aber werden warum wo ihr ihre uns vom beim hier dass sein haben am um wer wen wem wann weshalb wieso wofur womit wozu woher wohin welche welcher welches welchen welchem diese dieser dieses diesen diesem jede jeder jedes mein meine meinen meinem meiner dein deine deinen du mich dich mir dir euch ihm ihn ihnen konnen kannst muss musst mussen soll sollte sollten darf durfen bin bist habe hast hatte ob weil ab damit dann denn doch gegen ohne etwas',
  french:
    'le la les de des du et est un une dans que qui pour pas sur au aux ce ces cette il elle nous vous ils avec par plus ne se son sa ses mais ou notre nos votre comment pourquoi en sont leur etre a l d qu je tu on quoi quel quelle quels quelles quand combien si mon ma mes peut faire lui leurs ton ta tes vos meme tout tous toute toutes tres aussi donc car ni entre vers sous chez sans depuis pendant avant apres lors lorsque ainsi alors encore deja dont ont ete avoir fait dois doit faut peux peuvent sera cet celui celle ceux celles y me te',
  spanish:
    'el la los las de del y es un una en que por para con no se su sus lo al como mas pero este esta son nuestro nuestra muy sin sobre tambien hay cuando donde porque ser mi tu quien cual cuales cuanto puedo puede hacer yo me nuestros nuestras nos les le ella ellos ellas usted ustedes esto esos esas ese esa eso estos estas tiene tengo hago debo debe solo ya ni entre hasta desde cada todo todos toda todas otro otra otros otras sido fue ha han he te ti tus mis cuantos cuanta',
  italian:
    'il lo la gli le di del della dei che e un una in per con non si su come piu ma questo questa sono nostro nostra anche dal alla nel da al perche dove quando i cosa chi quale quali posso mi fare agli ai dagli dai degli delle dello nei negli nelle nello sugli sui sulle sul alle allo ed lui lei loro noi voi suo sua suoi sue mio mia tuo tua quello quella quelli quelle questi queste stato essere ha hanno ho abbiamo deve devo puo possono ogni tutto tutti tutte altro altri ancora gia molto molti fra tra senza dopo prima mentre se o cui quanto quanti quanta cos c dov com',
  portuguese:
    'o a os as de do da dos das e um uma em no na que por para com nao se seu sua como mais mas este esta sao nosso nossa ao pelo pela onde quando ser quem qual quais posso pode eu meu minha nas nos dum duma pelas pelos aos sem sob sobre entre ate desde cada todo todos toda todas outro outra outros ele ela eles elas nos voce voces lhe me te meus minhas suas seus nossos nossas isso isto esse essa esses essas aquele aquela foi era estao tem tenho temos ha ja tambem so muito muitos porque quanto quantos faco fazer deve devo vou vai ou nem depois antes',
  dutch:
    'de het een en van in is dat op te met voor zijn niet aan er om ook als bij maar dan nog naar uit wordt door over onze hoe wat waarom wij je deze dit wie welke wanneer kan moet ik mijn hij zij ze we u jij jullie jou jouw uw mij hem haar hun ons hebben heb heeft had was waren ben bent word worden werd zal zullen zou kunnen kun mag mogen moeten moest wil willen hier daar toen dus want omdat of geen veel meer elke alle andere tegen onder tussen zonder na voordat tijdens heen waar waarmee welk wiens hoeveel al toch doe doen gaat',
  danish:
    'og i at det er en til af den for ikke de med der pa et som han har vi om kan fra var men hvad hvordan vores skal hvem hvor hvornar hvorfor hvilken jeg du min',
  norwegian:
    'og i det er en til av som pa de med for at ikke den har vi om et kan fra men var hva hvordan vare skal hvorfor sa slik du hvem hvor nar hvilken jeg min',
  swedish:
    'och i att det ar en som pa av for med den till inte har de ett om vi var kan fran men hur vad vara ska varfor sa vem nar vilken jag du min',
  finnish:
    'ja on ei se etta han oli mutta joka ovat kun niin myos miten mita kuin tai meidan miksi kuka milloin missa mina',
  polish:
    'i w we z ze na do od o u za po pod nad przed przez przy dla bez miedzy oraz a ale lub albo czy nie tak to ten ta te tego tej tym tych temu ci co kto kogo komu czego czym kim jak jaki jaka jakie jakich kiedy gdzie skad dokad dlaczego czemu ile ktory ktora ktore ktorych ktorzy ktorym sie siebie sobie jest sa byl byla bylo byli byc bedzie beda ma maja mam mamy moge mozna moze mozemy musze trzeba nalezy powinien powinna zeby aby gdy gdyby jesli jezeli bo poniewaz wiec tez takze juz jeszcze tylko bardzo wszystko wszyscy wszystkie kazdy kazda kazde moj moja moje nasz nasza nasze swoj swoje jego jej ich go mu nas nam was ja ty on ona ono my oni podczas razie',
  arabic:
    'من في علي الي عن مع هذا هذه ذلك تلك هولاء التي الذي الذين اللواتي ما ماذا كيف متي اين لماذا هل كم اي ايه او و ثم ان لا لم لن ليس ليست قد كل بعض عند قبل بعد بين كان كانت يكون تكون هو هي هم هن نحن انا انت انتم كما حتي اذا لو لكن غير دون حول خلال ضد منذ يمكن يمكنني يجب ينبغي به بها له لها لهم فيه فيها منه منها عليه عليها لدي لدينا عندما حيث لان لاي ايضا جدا فقط اكثر وهو وهي وفي ومن وعلي والي وكيف وما ولا بما مما فيما هنا هناك',
  japanese:
    'は が の に を で と も へ や か ね よ な だ た て し れ ば せ ん い う さ す る る いる ある する なる です ます ました ません でした でしょう だった ない なく たい たく たら なら から まで より だけ など ので のに には では とは でも にも からの への との けど しかし そして また この その あの どの これ それ あれ どれ ここ そこ どこ こう そう どう なぜ どうして いつ だれ 誰 何 なに なん いくつ どんな こんな そんな こと もの ため よう ところ とき 時 方 ください くださる いただく ございます お ご について における として により による られる れる せる させる して った って おる いう という できる でき',
};

/** Words that questions are made of and that tell little of what is asked for: `how do I know that something happens`. */
const lightWordLists: Record<Language, string> = {
  english:
    'one ones someone somebody something anyone anybody anything everyone everybody everything thing things way ways know knows knew known happen happens happened happening tell tells told mean means meant make makes gets got getting go goes going come comes came want wants need needs use uses using like really actually ever much many lot lots please tonight nowadays take takes took taken',
  german:
    'gibt gibts geht gehts machen macht mache tun tut wissen weiss heisst bedeutet bekommen bekomme bekommt brauchen brauche braucht finden finde funktioniert passiert geschieht hilft jemand jemanden wirklich eigentlich viel viele alles sache sachen ding dinge bitte oft',
  french:
    'savoir sait savez sais marche passe passer arrive arriver utiliser trouver trouve besoin veux veut vouloir dire signifie chose choses quelque beaucoup vraiment exactement svp',
  spanish:
    'saber sabe sabes funciona pasa pasar ocurre ocurrir usar encontrar encuentro necesito necesita quiero quiere decir significa cosa cosas algo alguien mucho muchos favor',
  italian:
    'sapere sa so sai funziona succede succedere capita usare trovare trovo serve bisogno voglio vuole dire significa cosa cose qualcosa qualcuno molto favore',
  portuguese:
    'saber sabe sei funciona acontece acontecer usar encontrar encontro preciso precisa quero quer dizer significa coisa coisas algo alguem favor',
  dutch:
    'weten weet werkt gebeurt gebeuren gebruiken gebruik vinden vind nodig betekent ding dingen iets iemand echt eigenlijk vaak graag',
  polish:
    'wiedziec wiem wie dziala dzieje stalo uzywac uzyc znalezc znajde potrzebuje potrzebne chce chcemy oznacza znaczy zrobic robic robi rzecz rzeczy cos ktos naprawde prosze',
  arabic: 'اعرف يعني يحدث حدث استخدم احتاج اريد نريد تفعل افعل يفعل شيء شي اشياء احد كثير كثيرا فضلك',
  japanese:
    '知る 知り 教え 教える 見 見る 使う 使い 起きる 起こる 必要 意味 方法 やり方 やる 人 たくさん 本当',
};

/** Verbs that only say how the next one is done, light before its form with this end: `stop looking`, but not `the card that stops`. */
const leadingVerbs: Record<Language, { verbs: readonly string[]; next: RegExp }> = {
  english: { verbs: ['stop', 'quit', 'keep', 'start', 'begin', 'avoid', 'try'], next: /.{2}ing$/ },
};
const setsOf = (lists: Record<Language, string>) =>
  Object.entries(lists).map(([language, list]) => ({ language, set: new Set(list.split(' ')) }));
const functionWords = setsOf(functionWordLists);
const lightWords = new Map(setsOf(lightWordLists).map(({ language, set }) => [language, set]));

/** Languages whose function words no other language has, because of their script. */
const scriptLanguages: { language: Language; has: (word: string) => boolean }[] = [
  { language: 'arabic', has: isArabic },
  { language: 'japanese', has: isUnspaced },
];

/** The language of a text by its script or its function words. `undefined` where it has too few. */
export function guessLanguage(words: readonly Token[]): Language | undefined {
  const seen = words.map(({ word }) => word);
  const ofScript = scriptLanguages.find(({ has }) => 2 * seen.filter(has).length > seen.length);
  // Texts of all scripts without spaces have no stemmer of PostgreSQL.
  if (ofScript) return ofScript.language === 'japanese' ? 'simple' : ofScript.language;
  const counted = functionWords
    .map(({ language, set }) => ({ language, count: seen.filter((word) => set.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [best, second] = counted;
  return best!.count > 0 && best!.count > second!.count ? best!.language : undefined;
}

/**
 * What a word of a query is in the query's language: one that the language uses everywhere, a light one, or one that carries the
 * meaning.
 */
export type WordKind = 'function' | 'light' | 'content';

/** A word that only another language uses everywhere carries the meaning: `war` is a noun in English and a verb in German. */
export function wordKindsOf(query: readonly string[]): WordKind[] {
  const languages = functionWords.map(({ language, set }) => ({
    language,
    set,
    light: lightWords.get(language),
  }));
  const counted = languages.map(
    ({ set, light }) => query.filter((word) => set.has(word) || light?.has(word)).length,
  );
  const most = Math.max(...counted);
  const chosen = languages.filter(
    ({ language }, index) =>
      (counted[index] === most && (most > 1 || index === 0)) ||
      scriptLanguages.some((each) => each.language === language),
  );
  return query.map((word, index) => {
    if (chosen.some(({ set }) => set.has(word))) return 'function';
    const leads = (language: Language) =>
      leadingVerbs[language]?.verbs.includes(word) &&
      leadingVerbs[language].next.test(query[index + 1] ?? '');
    return chosen.some(({ language, light }) => light?.has(word) || leads(language)) ? 'light' : 'content';
  });
}

import type { Language } from './languages.ts';

/**
 * Words of one root that PostgreSQL's stemmers do not bring together, by language: irregular forms, and nouns, verbs and adjectives
 * that are derived from one another. `;` divides families, and `,` words. Regular inflections follow by the stems. A form that is
 * another word as well, also in another language of many libraries (`left`, `led`, `saw`, German `half`), is a synonym at most.
 */
export const wordFamilies: Record<Language, string> = {
  english: `
become, became; begin, began, begun; bite, bitten; blow, blew, blown; break, broke, broken; bring, brought; build, built; rebuild, rebuilt;
buy, bought; catch, caught; choose, chose, chosen, choice; come, came; deal, dealt; dig, dug; draw, drew, drawn; dream, dreamt;
drink, drank, drunk; drive, drove, driven; eat, ate, eaten; fall, fell, fallen; feed, fed; fight, fought; fly, flew, flown, flight;
forget, forgot, forgotten; forgive, forgave, forgiven; freeze, froze, frozen; give, gave, given; go, went, gone; grow, grew, grown, growth;
hear, heard; hide, hid, hidden; hold, held; keep, kept; know, knew, known, knowledge; lend, lent; lie, liar; lose, lost, loss;
meet, met; pay, paid; ride, rode, ridden; ring, rang, rung; rise, risen; run, ran; say, said; seek, sought; sell, sold; send, sent;
shake, shook, shaken; shoot, shot; shrink, shrank, shrunk; sing, sang, sung; sink, sank, sunk; sit, sat; sleep, slept, asleep;
speak, spoke, spoken, speech; spend, spent; stand, stood; steal, stole, stolen; stick, stuck; strike, struck; swear, swore, sworn;
swim, swam, swum; take, took, taken; teach, taught; tear, tore, torn; tell, told; think, thought; throw, threw, thrown;
understand, understood; wake, woke, woken, awake; wear, wore, worn; weep, wept; win, won; write, wrote, written;
child, children; person, people; man, men; woman, women; wife, wives; foot, feet; tooth, teeth; mouse, mice; goose, geese; life, lives;
knife, knives; wolf, wolves; thief, thieves, theft; crisis, crises; fungus, fungi; criterion, criteria; phenomenon, phenomena;
advise, advice; analyse, analyze, analysis; anger, angry; apologise, apologize, apology; believe, belief; compare, comparison; complain, complaint;
conclude, conclusion; criticise, criticize, criticism; decide, decision; deep, depth; defend, defence, defense; describe, description;
destroy, destruction; diagnose, diagnosis; divide, division; explain, explanation; explode, explosion; fail, failure;
friend, friendship; grieve, grief; high, height; hungry, hunger; invade, invasion; laugh, laughter; lonely, loneliness; long, length;
marry, marriage; permit, permission; poor, poverty; prove, proof; proud, pride; reduce, reduction; respond, response; solve, solution;
strong, strength; succeed, success; suspect, suspicion; true, truth; warm, warmth; weigh, weight; wide, width; wise, wisdom; young, youth`,
  german: `
beginnen, begann, begonnen; bleiben, blieb, geblieben; brechen, brach, gebrochen; bringen, brachte, gebracht; denken, dachte, gedacht;
entscheiden, entschied, entschieden, entscheidung; essen, gegessen; fahren, fuhr, gefahren, fahrt; fallen, fiel, gefallen; finden, fand, gefunden;
fliegen, flog, geflogen, flug; frieren, fror, gefroren; geben, gegeben; gehen, ging, gegangen; gewinnen, gewann, gewonnen; helfen, geholfen, hilfe;
kommen, gekommen; laufen, lief, gelaufen; leiden, litt, gelitten; lesen, gelesen; lügen, lüge, lügner, gelogen; nehmen, nahm, genommen;
rufen, rief, gerufen; schlafen, schlief, geschlafen; schließen, geschlossen; schneiden, schnitt, geschnitten;
schreiben, schrieb, geschrieben; schwimmen, schwamm, geschwommen; sehen, sah, gesehen; singen, gesungen; sitzen, saß, gesessen;
sprechen, sprach, gesprochen; stehen, gestanden; stehlen, gestohlen; steigen, stieg, gestiegen; sterben, starb, gestorben;
tragen, trug, getragen; treffen, traf, getroffen; trinken, trank, getrunken; vergessen, vergaß; verlieren, verlor, verloren, verlust;
verstehen, verstand, verstanden; wachsen, wuchs, wuchsen, gewachsen, wachstum; werfen, warf, geworfen; wissen, wusste, gewusst; ziehen, zog, gezogen;
angst, ängstlich; einsam, einsamkeit; frau, frauen; freund, freundin, freundschaft; hoch, höhe; jung, jugend; kalt, kälte; kind, kinder; krank, krankheit;
lang, länge; müde, müdigkeit; stark, stärke; tot, tod; traurig, trauer; wählen, wahl; wahr, wahrheit; warm, wärme`,
  polish: `
pies, psa, psu, psem, psie, psy, psów, psom, psami, psach; dziecko, dzieci; człowiek, ludzie; rok, lata, lat, latach; dzień, dnia, dni;
tydzień, tygodnia; ręka, ręce, rąk; oko, oczy, oczu; ucho, uszy, uszu; święto, świąt; brać, biorę, wziąć; iść, idę, szedł, szła; jechać, jadę`,
};

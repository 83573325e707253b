import type { Language } from '../words/languages.ts';

/**
 * Groups of terms that say the same, by language as PostgreSQL's text search names it; `;` divides groups, and `,` terms. Few and
 * close: a word with several senses stands for the one that people search for. Inflections follow by the language's stems and
 * by `wordFamilies`.
 */
export const synonymLists: Record<Language, string> = {
  english: `
ai, artificial intelligence; artificial intelligence, machine learning; computer, machine, pc; laptop, notebook; phone, smartphone, mobile,
telephone, cellphone; app, application; software, program; developer, programmer, coder; programming, coding; bug, defect; internet, web,
online; website, webpage; email, mail; password, passphrase; cybersecurity, it security, information security; hacker, attacker;
encryption, cryptography; data protection, privacy, gdpr; robot, machine; drone, uav; vr, virtual reality; ar, augmented reality;
ev, electric car, electric vehicle; car, automobile; bike, bicycle; cycling, biking; lorry, truck; plane, aeroplane, airplane, aircraft;
train, railway; underground, subway, metro; ship, boat, vessel; traffic, transport; trip, journey, travel; holiday, vacation, leave, day off;
child, kid; baby, infant; teenager, adolescent, teen; parent, mother, father; mum, mom, mother; dad, father; grandma, grandmother;
grandpa, grandfather; parenting, upbringing; friend, mate, buddy; colleague, coworker, co-worker; boss, manager, supervisor;
ceo, chief executive, managing director; board, management; leader, leadership; employee, staff, worker; human resources, hr, personnel;
job, work, occupation; career, profession; hire, recruit; hiring, recruiting, recruitment; application, candidate;
onboarding, induction, first week; newcomer, newbie, new starter, new hire; training, course; teach, instruct; teacher, instructor;
pupil, student; school, classroom; university, college; exam, test; mark, grade; pay, salary, wage, income; rise, raise, increase;
bonus, reward; money, cash; price, cost; cheap, affordable, inexpensive; expensive, costly; budget, finances; debt, loan; tax, taxation;
invest, investment; profit, earnings; revenue, turnover, sales; invoice, bill; purchase, buy; customer, client; supplier, vendor;
shop, store; advertising, advertisement, marketing; company, firm, business, enterprise; startup, start-up; office, workplace;
home office, remote work, working from home, telework; meeting, conference; all hands, town hall, staff meeting; kickoff, kick-off, launch;
strategy, plan; goal, target, objective; okr, objectives key results; kpi, key performance indicator; deadline, due date; project, undertaking;
teamwork, collaboration, cooperation; feedback, criticism; appraisal, performance review; negotiate, bargain; conflict, quarrel, dispute;
speech, talk, presentation, lecture; speak, talk; public speaking, stage fright; interview, conversation; question, q a;
mistake, error, fault, err; failure, defeat; blame, responsible, guilty; success, achievement; idea, concept; creative, creativity, imagination;
innovation, invention; quality, excellence; rule, regulation; law, legislation; lawyer, attorney, solicitor; court, trial; prison, jail;
crime, offence; police, cop; thief, burglar; lie, liar, deceive, deception; truth, honesty; trust, confidence;
happy, happiness, content; sad, unhappy; sadness, grief; angry, anger, rage; fear, afraid, scared, frightened; scare, frighten; phobia, fear;
anxiety, worry; depression, depressed; burnout, exhaustion; stress, pressure; lonely, loneliness, alone; calm, relax; mindfulness, meditation;
tired, sleepy, exhausted, asleep; sleep, slumber; insomnia, sleepless; nap, siesta; dream, nightmare; die, death, dead, died; funeral, burial;
love, romance; marriage, wedding; married, spouse; divorce, separate, separation; sex, sexuality; gender, sex; woman, female; man, male;
old, elderly, aged; ageing, aging; young, youth; doctor, physician; nurse, carer; hospital, clinic; medicine, drug, medication; ill, sick;
illness, disease, sickness; cancer, tumour, tumor; flu, influenza; vaccine, vaccination, jab; pandemic, epidemic; virus, germ; heart attack,
cardiac arrest; first aid, cpr; injury, wound; pain, ache; headache, migraine; back pain, backache; belly, stomach; overweight, obesity;
diet, nutrition; food, meal; cook, cooking; sport, exercise, fitness; running, jogging; run, jog; football, soccer; smoke, smoking;
addiction, addicted; alcohol, drinking; brain, mind; memory, remember; forget, forgetful; psychology, psychological; habit, routine;
procrastinate, procrastination, put off, putting off; lazy, laziness; motivation, motivated, drive; decision, choice; decide, choose;
bias, prejudice; diversity, inclusion; accessibility, disability; blind, visually impaired; deaf, hard of hearing; refugee, asylum seeker;
immigrant, migrant; war, warfare; soldier, veteran; peace, ceasefire; election, vote, ballot; politician, politics; government, state;
climate, global warming; climate change, global warming; environment, nature; forest, wood; rubbish, garbage, trash, waste; recycle, recycling;
energy, power; electricity, power; blackout, power cut, power outage, outage; solar power, photovoltaics; wind power, wind energy;
power grid, electricity grid; nuclear power, atomic energy; oil, petroleum; petrol, gasoline, fuel; heating, heat; house, home, building;
flat, apartment; city, town; street, road; garden, gardening; plant, grow; farmer, agriculture, farming; dog, puppy; cat, kitten; pet, dog, cat;
bee, beekeeping; sea, ocean; space, universe, cosmos; rocket, spacecraft; astronaut, cosmonaut; planet, earth; maths, math, mathematics;
science, research; scientist, researcher; experiment, trial; physics, physicist; history, past; future, tomorrow; music, song; singer, singing;
film, movie, cinema; actor, acting, theatre; theatre, theater; painting, picture; painter, artist; photo, photograph, picture; book, novel;
author, writer; poem, poetry; joke, humour, humor; funny, humorous, comedy; laugh, laughter; comedian, comedy; news, journalism;
journalist, reporter; language, linguistics; translate, translation; safety, security; accident, crash; fire, flames; safety harness, harness;
ladder, steps; helmet, hard hat; emergency, evacuation; protective equipment, ppe; near miss, close call; holy, sacred; faith, religion, belief;
colour, color; behaviour, behavior; centre, center; labour, labor; organise, organize; analyse, analyze; favourite, favorite; grey, gray; tyre, tire;
start, begin, beginning; end, finish, ending; big, large, huge; small, little, tiny; fast, quick, rapid; hard, difficult; easy, simple;
repair, mend, fix; build, construct; help, assist, support; show, demonstrate; explain, explanation; improve, better; guide, manual, tutorial;
update, upgrade; faq, frequently asked questions, questions;
leave, left; feel, felt; find, found; lead, led; rise, rose; see, saw, seen; spring, sprang; good, better, best`,
  german: `
ki, künstliche intelligenz; künstliche intelligenz, maschinelles lernen; computer, rechner, pc; laptop, notebook; handy, smartphone,
mobiltelefon, telefon; app, anwendung; software, programm; entwickler, programmierer; programmieren, coden; internet, netz, online;
webseite, website, homepage; mail, e-mail; passwort, kennwort; it-sicherheit, cybersicherheit, informationssicherheit; datenschutz, dsgvo;
hacker, angreifer; roboter, maschine; auto, wagen, pkw; e-auto, elektroauto; lkw, lastwagen; fahrrad, rad; flugzeug, flieger; bahn, zug, eisenbahn;
schiff, boot; verkehr, transport; reise, fahrt; dienstreise, geschäftsreise; reisekosten, spesen; urlaub, ferien; kind, kinder; jugendliche, teenager;
eltern, mutter, vater; mama, mutter; papa, vater; oma, großmutter; opa, großvater; großeltern, oma, opa; freund, kumpel; kollege, kollegin;
chef, chefin, vorgesetzte, führungskraft, boss; geschäftsführung, geschäftsleitung, vorstand, management; führung, leitung, leadership;
mitarbeiter, mitarbeiterin, beschäftigte, angestellte, belegschaft; personalabteilung, hr; job, arbeit, beruf; arbeitsplatz, büro; karriere, laufbahn;
einstellung, recruiting, personalgewinnung; bewerbung, bewerber; einarbeitung, onboarding, erste woche; neue kollegen, neu im unternehmen;
schulung, training, fortbildung, weiterbildung, kurs; unterweisung, schulung, einweisung; lehrer, lehrkraft, lehrerin; schüler, schülerin;
universität, hochschule, uni; prüfung, test, examen; gehalt, lohn, verdienst, bezahlung; gehaltserhöhung, mehr gehalt; geld, finanzen; preis, kosten;
günstig, billig, preiswert; teuer, kostspielig; budget, etat; schulden, kredit; steuer, steuern, abgaben; investieren, anlegen; gewinn, profit;
umsatz, erlös; rechnung, faktura; kaufen, einkaufen, einkauf; kunde, kundin; lieferant, zulieferer; geschäft, laden; werbung, marketing;
unternehmen, firma, betrieb; startup, gründung; homeoffice, telearbeit, mobiles arbeiten; besprechung, sitzung, meeting; versammlung, townhall, all hands;
betriebsversammlung, mitarbeiterversammlung; auftakt, kickoff, kick-off, start; strategie, plan; ziel, zielsetzung; frist, termin, deadline;
projekt, vorhaben; zusammenarbeit, teamarbeit, kooperation; rückmeldung, feedback; mitarbeitergespräch, jahresgespräch; verhandeln, verhandlung;
konflikt, streit; vortrag, rede, präsentation; gespräch, interview, unterhaltung; fehler, irrtum, panne; scheitern, misserfolg; erfolg, leistung;
idee, einfall; kreativität, kreativ; innovation, erfindung, neuheit; qualität, güte; regel, vorschrift; gesetz, recht; anwalt, rechtsanwalt, jurist;
gericht, prozess; gefängnis, haft; verbrechen, kriminalität; polizei, polizist; lüge, lügen, lügner; vertrauen, zutrauen; glück, glücklich;
traurig, trauer; wut, ärger, zorn; angst, furcht; sorge, bedenken; depression, depressiv; erschöpfung, burnout; stress, belastung, druck;
einsam, einsamkeit; achtsamkeit, meditation; müde, müdigkeit, schläfrig; schlafstörung, schlaflosigkeit; nickerchen, mittagsschlaf; traum, albtraum;
tod, sterben, gestorben; beerdigung, bestattung; liebe, liebesbeziehung; ehe, hochzeit, heirat; scheidung, trennung; frau, frauen, weiblich;
alt, ältere, senioren; arzt, ärztin, doktor; pflege, pfleger, krankenpflege; krankenhaus, klinik, spital; medikament, arznei, arzneimittel;
krank, krankheit; krebs, tumor; grippe, influenza; impfung, impfen, impfstoff; pandemie, epidemie; herzinfarkt, herzstillstand; erste hilfe, wiederbelebung;
verletzung, wunde; schmerz, schmerzen; kopfschmerzen, migräne; rückenschmerzen, kreuzschmerzen; übergewicht, adipositas; ernährung, essen;
kochen, küche; sport, bewegung, fitness; laufen, joggen; fußball, kicken; rauchen, zigarette; sucht, abhängigkeit; gehirn, hirn; gedächtnis, erinnerung;
gewohnheit, routine; aufschieben, prokrastination; motivation, antrieb; entscheidung, wahl; vorurteil, voreingenommenheit; vielfalt, diversität;
barrierefreiheit, barrierefrei; behinderung, beeinträchtigung; flüchtling, geflüchtete; krieg, kriege; frieden, waffenstillstand; wahl, abstimmung;
klima, klimawandel, erderwärmung; umwelt, natur; wald, forst; müll, abfall; recycling, wiederverwertung; energie, strom; stromausfall, blackout, netzausfall;
photovoltaik, solarstrom, solarenergie; windkraft, windenergie; kernkraft, atomkraft, kernenergie; benzin, kraftstoff, sprit; heizung, heizen;
haus, gebäude; altbau, altes haus; wohnung, apartment; stadt, ort; straße, weg; garten, gärtnern; landwirt, bauer, landwirtschaft; hund, welpe;
biene, imker; meer, see, ozean; weltall, weltraum; mathe, mathematik; wissenschaft, forschung; wissenschaftler, forscher; geschichte, vergangenheit;
zukunft, morgen; musik, lied, song; film, kino; schauspieler, theater; bild, gemälde; künstler, maler; foto, fotografie, bild; buch, roman;
autor, schriftsteller; witz, humor; nachrichten, journalismus; sprache, sprachen; übersetzung, übersetzen; sicherheit, schutz;
arbeitssicherheit, arbeitsschutz; unfall, crash; beinaheunfall, beinahe-unfall; brand, feuer, brennt; feuerlöscher, löscher; brandschutz, feuerschutz;
notfall, evakuierung, räumung; schutzausrüstung, psa; schutzhelm, helm; gurtzeug, auffanggurt; leiter, trittleiter; gefahrstoffe, chemikalien;
religion, glaube; anfang, beginn, start; ende, schluss; groß, riesig; klein, winzig; schnell, rasch; schwierig, schwer; einfach, leicht;
reparieren, reparatur, instandsetzen; bauen, errichten; hilfe, unterstützung; anleitung, handbuch, tutorial; erklären, erklärung; verbessern, optimieren;
neuerung, neuigkeit, update; fragen, faq; abrechnen, abrechnung, rechne ab; benutzen, verwenden, nutzen;
geben, gab; helfen, half; kommen, kam; lesen, las; lügen, log; essen, aß; singen, sang`,
};

// The few sentences that the page says without Python. Everything else comes from the app, in its own languages.

/** @type {Record<string, Record<string, string>>} */
const WORDS = {
  en: {
    stage1: "Getting ready: fetching the house rules",
    share: "Getting ready: {n} % of what the games need is here",
    stage2: "Getting ready: waking Python",
    stage3: "Getting ready: laying the table",
    waits: "Your choice opens as soon as the table is laid",
    again: "One moment: the table is being laid anew",
    covered: "Covered while nobody was looking. Tap to go on.",
    copied: "Copied",
    downloaded: "Downloading {name}",
    showText: "Show it as text",
    textTitle: "Keep this text somewhere safe",
    textHelp: "Select everything and copy it. It can be opened again under Open saved games.",
    copyTitle: "Copy this text",
    copyHelp: "The clipboard could not be used. Select everything and copy it.",
    openTitle: "Open saved games",
    openHelp: "Choose a file that Azumaya has saved.",
    choose: "Choose a file",
    copy: "Copy",
    close: "Close",
    tooLarge: "That file is too large to hold saved games.",
    unreadable: "That file cannot be read.",
    plainTitle: "Python could not start here",
    plainWhy:
      "The games need it, and this browser did not start it in time. Your saved games are untouched: you can take them along as a file and open them elsewhere.",
    plainMixed:
      "This page and its rules belong to two versions of Azumaya. Loading it again usually helps. Your saved games are untouched.",
    plainNone: "No games are saved on this device.",
    plainBlocked: "This browser lets the page keep nothing, so no games are saved here.",
    plainAll: "Save all games to a file",
    plainOne: "Save to a file",
    reload: "Load again",
    reset: "Fetch everything anew (keeps saved games)",
    alone: "There is no way to the network now, so nothing was thrown away. Try again when there is one.",
    game: "Saved game",
  },
  de: {
    stage1: "Gleich bereit: das Regelwerk wird geholt",
    share: "Gleich bereit: {n} % von dem, was die Spiele brauchen, ist da",
    stage2: "Gleich bereit: Python wird geweckt",
    stage3: "Gleich bereit: der Tisch wird gedeckt",
    waits: "Die Auswahl öffnet sich, sobald der Tisch gedeckt ist",
    again: "Einen Moment: der Tisch wird neu gedeckt",
    covered: "Verdeckt, solange niemand hinsah. Tippen, um weiterzuspielen.",
    copied: "Kopiert",
    downloaded: "{name} wird heruntergeladen",
    showText: "Als Text zeigen",
    textTitle: "Diesen Text gut aufbewahren",
    textHelp: "Alles auswählen und kopieren. Unter „Gespeicherte Spiele öffnen“ lässt er sich wieder einlesen.",
    copyTitle: "Diesen Text kopieren",
    copyHelp: "Die Zwischenablage ließ sich nicht benutzen. Alles auswählen und kopieren.",
    openTitle: "Gespeicherte Spiele öffnen",
    openHelp: "Eine Datei auswählen, die Azumaya gespeichert hat.",
    choose: "Datei auswählen",
    copy: "Kopieren",
    close: "Schließen",
    tooLarge: "Diese Datei ist zu groß für gespeicherte Spiele.",
    unreadable: "Diese Datei lässt sich nicht lesen.",
    plainTitle: "Python ließ sich hier nicht starten",
    plainWhy:
      "Die Spiele brauchen es, und dieser Browser hat es nicht rechtzeitig gestartet. Die gespeicherten Spiele sind unversehrt: als Datei lassen sie sich mitnehmen und anderswo öffnen.",
    plainMixed:
      "Diese Seite und ihre Regeln gehören zu zwei Versionen von Azumaya. Neu laden hilft meist. Die gespeicherten Spiele sind unversehrt.",
    plainNone: "Auf diesem Gerät sind keine Spiele gespeichert.",
    plainBlocked: "Dieser Browser lässt die Seite nichts behalten, darum sind hier keine Spiele gespeichert.",
    plainAll: "Alle Spiele in eine Datei sichern",
    plainOne: "In eine Datei sichern",
    reload: "Neu laden",
    reset: "Alles neu holen (gespeicherte Spiele bleiben)",
    alone: "Das Netz ist gerade nicht erreichbar, darum wurde nichts verworfen. Später geht es wieder.",
    game: "Gespeichertes Spiel",
  },
  fr: {
    stage1: "Bientôt prêt : les règles arrivent",
    share: "Bientôt prêt : {n} % de ce qu’il faut aux jeux est arrivé",
    stage2: "Bientôt prêt : Python se réveille",
    stage3: "Bientôt prêt : on met la table",
    waits: "Votre choix s’ouvrira dès que la table sera mise",
    again: "Un instant : on remet la table",
    covered: "Couvert pendant que personne ne regardait. Touchez pour continuer.",
    copied: "Copié",
    downloaded: "Téléchargement de {name}",
    showText: "Montrer le texte",
    textTitle: "Gardez ce texte en lieu sûr",
    textHelp: "Sélectionnez tout et copiez. Il se rouvre par « Ouvrir des parties ».",
    copyTitle: "Copier ce texte",
    copyHelp: "Le presse-papiers n’a pas pu servir. Sélectionnez tout et copiez.",
    openTitle: "Ouvrir des parties",
    openHelp: "Choisissez un fichier enregistré par Azumaya.",
    choose: "Choisir un fichier",
    copy: "Copier",
    close: "Fermer",
    tooLarge: "Ce fichier est trop grand pour des parties enregistrées.",
    unreadable: "Ce fichier est illisible.",
    plainTitle: "Python n’a pas pu démarrer ici",
    plainWhy:
      "Les jeux en ont besoin, et ce navigateur ne l’a pas démarré à temps. Vos parties sont intactes : emportez-les dans un fichier et ouvrez-les ailleurs.",
    plainMixed:
      "Cette page et ses règles viennent de deux versions d’Azumaya. Recharger aide le plus souvent. Vos parties sont intactes.",
    plainNone: "Aucune partie n’est enregistrée sur cet appareil.",
    plainBlocked: "Ce navigateur ne laisse rien garder à la page : aucune partie n’est enregistrée ici.",
    plainAll: "Enregistrer toutes les parties dans un fichier",
    plainOne: "Enregistrer dans un fichier",
    reload: "Recharger",
    reset: "Tout reprendre à neuf (les parties restent)",
    alone: "Le réseau n’est pas joignable : rien n’a été jeté. Réessayez quand il le sera.",
    game: "Partie enregistrée",
  },
};

/** The language of the page that these words stand on. */
const chosen = () => {
  const code = document.documentElement.lang.slice(0, 2).toLowerCase();
  return code in WORDS ? code : "en";
};

/**
 * @param {string} key
 * @returns {string}
 */
export const say = (key) => WORDS[chosen()]?.[key] ?? WORDS.en?.[key] ?? key;

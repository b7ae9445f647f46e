// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { Vocabulary } from '../kernel/vocabulary.ts'

/** The vocabulary of the official corpus. */
export const WORDS: Vocabulary = {
  "tags": [
    "accordion",
    "account",
    "activity",
    "admin",
    "agents",
    "ai",
    "alert",
    "analytics",
    "announcement",
    "api",
    "application",
    "approval",
    "article",
    "assistant",
    "audit",
    "authentication",
    "automation",
    "avatar",
    "back-office",
    "badge",
    "banner",
    "billing",
    "blog",
    "board",
    "booking",
    "breadcrumb",
    "bulk",
    "calendar",
    "cards",
    "cart",
    "catalog",
    "changelog",
    "chart",
    "chat",
    "checklist",
    "checkout",
    "civic",
    "clinical",
    "code",
    "collaboration",
    "columns",
    "commands",
    "comments",
    "commerce",
    "community",
    "compact",
    "comparison",
    "compliance",
    "confirmation",
    "consent",
    "console",
    "contact",
    "content",
    "conversion",
    "cookies",
    "cool",
    "course",
    "crm",
    "crud",
    "customers",
    "dark",
    "dashboard",
    "data",
    "deletion",
    "dense",
    "density",
    "detail",
    "developer",
    "devices",
    "dialog",
    "discovery",
    "docs",
    "document",
    "drawer",
    "editing",
    "editor",
    "editorial",
    "education",
    "elegant",
    "email",
    "empty",
    "enterprise",
    "error",
    "events",
    "expressive",
    "faq",
    "features",
    "feed",
    "feedback",
    "filters",
    "finance",
    "first-use",
    "flat",
    "focus",
    "footer",
    "form",
    "friendly",
    "gateway",
    "glass",
    "grid",
    "guide",
    "hairline",
    "header",
    "health",
    "help",
    "hero",
    "high-contrast",
    "history",
    "hospitality",
    "identity",
    "import",
    "inbox",
    "incidents",
    "industrial",
    "integration",
    "internal-tools",
    "inventory",
    "invitation",
    "invoice",
    "keyboard",
    "kpi",
    "landing",
    "learning",
    "legal",
    "list",
    "live",
    "loading",
    "logs",
    "maintenance",
    "map",
    "marketing",
    "media",
    "members",
    "menu",
    "messaging",
    "metrics",
    "mfa",
    "minimal",
    "mobile",
    "modal",
    "monitoring",
    "monochrome",
    "motion",
    "navigation",
    "neutral",
    "news",
    "newsletter",
    "notes",
    "notifications",
    "observability",
    "onboarding",
    "operations",
    "orders",
    "overlay",
    "pagination",
    "panel",
    "password",
    "payments",
    "people",
    "performance",
    "permissions",
    "planning",
    "playful",
    "portal",
    "precise",
    "preferences",
    "premium",
    "pricing",
    "privacy",
    "productivity",
    "professional",
    "profile",
    "progress",
    "project",
    "property",
    "public",
    "publishing",
    "query",
    "quiet",
    "reading",
    "real-time",
    "records",
    "recovery",
    "reference",
    "release",
    "reporting",
    "research",
    "retail",
    "review",
    "roles",
    "rounded",
    "saas",
    "sales",
    "schedule",
    "search",
    "sections",
    "security",
    "selection",
    "seo",
    "serif",
    "session",
    "settings",
    "sharing",
    "sharp",
    "shell",
    "sidebar",
    "sign-in",
    "sign-up",
    "site",
    "social",
    "social-proof",
    "soft",
    "sorting",
    "spacious",
    "split",
    "statistics",
    "status",
    "steps",
    "store",
    "subscription",
    "summary",
    "support",
    "switching",
    "system",
    "table",
    "tabs",
    "tasks",
    "team",
    "technical",
    "terminal",
    "terms",
    "testimonial",
    "timeline",
    "toast",
    "toolbar",
    "topbar",
    "transactional",
    "travel",
    "tree",
    "trust",
    "upload",
    "validation",
    "verification",
    "video",
    "warm",
    "wizard",
    "workflow",
    "workspace",
    "writing"
  ],
  "categories": {
    "navigation": "Ways through a product: where one is and where one can go.",
    "state-feedback": "What a place says when it waits, is empty, fails, is closed, or has just changed.",
    "account": "Who somebody is, what they may do and what they chose.",
    "forms": "Values that people give, step by step or all at once.",
    "data": "Records and figures that are read, compared and acted on.",
    "discovery": "Ways to find one thing among many.",
    "planning": "Work and time: who does what, and when.",
    "communication": "What people and products tell each other.",
    "content": "Texts and documents that are written, read and kept.",
    "media": "Pictures, films and sound.",
    "commerce": "Offers, carts, payment and what was bought.",
    "marketing": "What a product says to people who do not use it yet.",
    "ai": "Work with models and agents.",
    "operations": "Interfaces, logs and services under watch.",
    "domain": "Parts that only one kind of product has."
  },
  "domains": {
    "shared": "Parts that any product has.",
    "saas & internal tools": "Software that teams work in.",
    "work & collaboration": "Planning, writing and deciding together.",
    "operations & data": "Systems under watch and the figures about them.",
    "content & docs": "Texts for readers.",
    "ai": "Products built around models and agents.",
    "commerce": "Shops and orders.",
    "marketplace": "Buyers and sellers who meet.",
    "finance": "Money that is kept, moved and reported.",
    "crm, support, messaging": "Customers and the talks with them.",
    "people": "Hiring, teams and time.",
    "health": "Patients and those who care for them.",
    "education": "Courses and learners.",
    "events, travel, hospitality": "Places, tickets and guests.",
    "social & media": "Posts, films and followers.",
    "property & civic": "Homes, land and public services."
  },
  "features": {
    "access-requests": {
      "meaning": "People ask for what they may not see."
    },
    "account-deletion": {
      "meaning": "People close their account and take their data.",
      "needs": "account"
    },
    "ai-assistant": {
      "meaning": "A model answers in its own panel."
    },
    "alerts": {
      "meaning": "A rule sends a message when a number crosses it."
    },
    "announcements": {
      "meaning": "News stands above every page."
    },
    "api-keys": {
      "meaning": "Programs get keys of their own.",
      "needs": "account"
    },
    "appearance": {
      "meaning": "Light, dark, density and motion are a person's choice."
    },
    "approvals": {
      "meaning": "Somebody says yes or no before something happens."
    },
    "articles": {
      "meaning": "Texts are published with author and date."
    },
    "assessments": {
      "meaning": "Questions test what was learnt."
    },
    "attachments": {
      "meaning": "Files belong to records."
    },
    "audit-log": {
      "meaning": "Who changed what is kept and can be searched."
    },
    "automation": {
      "meaning": "Rules do work by themselves."
    },
    "billing": {
      "meaning": "Plans, payment and invoices are managed.",
      "needs": "billing"
    },
    "boards": {
      "meaning": "Cards move between columns."
    },
    "booking": {
      "meaning": "Free times or places are taken."
    },
    "bulk-actions": {
      "meaning": "Several records are changed at once."
    },
    "calendar": {
      "meaning": "Appointments are seen by day, week and month."
    },
    "cart": {
      "meaning": "Things are collected before they are paid."
    },
    "categories": {
      "meaning": "Texts are grouped and can be narrowed."
    },
    "changelog": {
      "meaning": "What is new is listed by release."
    },
    "checkout": {
      "meaning": "People pay for what they chose."
    },
    "command-palette": {
      "meaning": "Everything can be run by name from the keyboard."
    },
    "comments": {
      "meaning": "People remark on a thing, and answer."
    },
    "contact": {
      "meaning": "People reach a person by form."
    },
    "cookie-consent": {
      "meaning": "People choose which cookies are set."
    },
    "courses": {
      "meaning": "Lessons are taken in an order."
    },
    "dashboards": {
      "meaning": "Figures and charts on one page."
    },
    "date-comparison": {
      "meaning": "A period is held against another."
    },
    "document-editing": {
      "meaning": "Texts are written together."
    },
    "error-pages": {
      "meaning": "Dead addresses and failures have helpful pages."
    },
    "export": {
      "meaning": "Records go to a file."
    },
    "feeds": {
      "meaning": "New entries can be followed with a reader."
    },
    "file-storage": {
      "meaning": "Files are kept in folders."
    },
    "filters": {
      "meaning": "A list is narrowed by conditions."
    },
    "hotkeys": {
      "meaning": "Keys lead to pages and actions."
    },
    "import": {
      "meaning": "Records come from a file."
    },
    "inline-edit": {
      "meaning": "A value is changed where it stands."
    },
    "integrations": {
      "meaning": "Other products are connected."
    },
    "inventory": {
      "meaning": "What is in stock is counted."
    },
    "invitations": {
      "meaning": "Members are asked to join by email.",
      "needs": "account"
    },
    "lead-capture": {
      "meaning": "Interested people leave their details."
    },
    "legal-texts": {
      "meaning": "Terms and privacy texts have addresses of their own."
    },
    "localization": {
      "meaning": "Texts, dates and numbers follow the reader's language."
    },
    "maintenance-mode": {
      "meaning": "A page says why the product rests and until when."
    },
    "maps": {
      "meaning": "Places are shown where they are."
    },
    "members": {
      "meaning": "People of a workspace are listed and managed.",
      "needs": "account"
    },
    "mentions": {
      "meaning": "A name in a text tells that person."
    },
    "messaging": {
      "meaning": "People write to each other."
    },
    "moderation": {
      "meaning": "Texts of others are checked and hidden."
    },
    "multi-factor-auth": {
      "meaning": "A second proof beside the password.",
      "needs": "account"
    },
    "newsletter": {
      "meaning": "People leave an email address for news."
    },
    "notification-preferences": {
      "meaning": "People choose what reaches them and how.",
      "needs": "account"
    },
    "notifications": {
      "meaning": "The product tells people what changed."
    },
    "observability": {
      "meaning": "Logs, traces and metrics are read together."
    },
    "offline": {
      "meaning": "Pages work without a connection."
    },
    "onboarding": {
      "meaning": "First steps are listed and ticked off."
    },
    "orders": {
      "meaning": "What was bought is followed until it arrives."
    },
    "pagination": {
      "meaning": "A long list is read in parts."
    },
    "passkeys": {
      "meaning": "Signing in with the device's own lock.",
      "needs": "account"
    },
    "password-reset": {
      "meaning": "A forgotten password is replaced by email.",
      "needs": "account"
    },
    "permissions": {
      "meaning": "What a role may do is set in one place.",
      "needs": "account"
    },
    "pricing": {
      "meaning": "What is offered at which price."
    },
    "profile": {
      "meaning": "People change what others see of them.",
      "needs": "account"
    },
    "real-time-updates": {
      "meaning": "Changes of others appear by themselves."
    },
    "record-history": {
      "meaning": "A record shows what happened to it."
    },
    "registration": {
      "meaning": "People open an account themselves.",
      "needs": "account"
    },
    "report-builder": {
      "meaning": "People put a report together themselves."
    },
    "reports": {
      "meaning": "A question about data is kept and shared."
    },
    "reviews": {
      "meaning": "Buyers give marks and words."
    },
    "roles": {
      "meaning": "Named sets of permissions are given to members.",
      "needs": "account"
    },
    "saved-views": {
      "meaning": "Filters and sort are kept under a name."
    },
    "search": {
      "meaning": "Words find records."
    },
    "sessions": {
      "meaning": "Signed-in devices are listed and ended.",
      "needs": "account"
    },
    "sharing": {
      "meaning": "A link shows something to others."
    },
    "sign-in": {
      "meaning": "People prove who they are before they enter.",
      "needs": "account"
    },
    "single-sign-on": {
      "meaning": "A company's own identity provider signs people in.",
      "needs": "account"
    },
    "subscriptions": {
      "meaning": "A payment that repeats until it is ended.",
      "needs": "billing"
    },
    "tasks": {
      "meaning": "Things to be done have an owner and a date."
    },
    "usage-limits": {
      "meaning": "What a plan allows and how much of it is used."
    },
    "versioning": {
      "meaning": "Earlier states are kept and can be brought back."
    },
    "webhooks": {
      "meaning": "Events are sent to an address."
    },
    "workspace-switching": {
      "meaning": "One person moves between workspaces.",
      "needs": "account"
    }
  },
  "components": {
    "Button": "Starts an action on this page; a verb names it.",
    "IconButton": "A Button with an Icon and a name that only assistive technology reads.",
    "Link": "Leads to another address.",
    "Input": "One line of text, a number or an address.",
    "Textarea": "Several lines of text.",
    "Select": "One choice of a short list that is known in advance.",
    "Combobox": "One choice of a long list, narrowed by typing.",
    "Checkbox": "On or off, or one of several that may be on together.",
    "Radio": "One choice of a few that are all visible.",
    "Switch": "A setting that takes effect at once.",
    "Slider": "A value in a range where the exact number matters little.",
    "DatePicker": "A date or a range of dates, typed or picked.",
    "FileInput": "Takes files from the device.",
    "Label": "The visible name of a field.",
    "FieldError": "What is wrong with a field and how to fix it, linked to that field.",
    "Form": "Fields that are sent together.",
    "Card": "A bounded group about one thing.",
    "Table": "Rows and columns with headers.",
    "List": "Items of one kind in an order.",
    "ListItem": "One item of a List.",
    "Tabs": "Views of one thing, of which one is shown.",
    "Accordion": "Headings that open the text below them.",
    "Dialog": "A window over the page that must be answered or closed.",
    "Drawer": "A panel that slides over the page from an edge.",
    "Popover": "A small panel next to the control that opened it.",
    "Tooltip": "A short text on focus or hover that repeats nothing visible.",
    "Menu": "A list of actions that a Button opens.",
    "Badge": "A status in a word, next to what it is about.",
    "Tag": "A word that groups or filters, sometimes removable.",
    "Avatar": "A person or team as a picture, with initials in its place.",
    "AvatarGroup": "Several Avatars and a count of the rest.",
    "Icon": "A symbol that repeats the word next to it, or is hidden from assistive technology.",
    "Image": "A picture with a text in its place.",
    "Video": "A moving picture with captions and controls.",
    "Audio": "Sound with controls and a transcript.",
    "Canvas": "A surface that is drawn on, with a text of the same content.",
    "Chart": "Numbers drawn, with a table or sentence of the same numbers.",
    "Map": "Places drawn, with a list of the same places.",
    "CodeBlock": "Source text in its own lines, with a copy Button.",
    "Progress": "How far a task has come.",
    "Meter": "How much of a known limit is used.",
    "Spinner": "Something runs and nobody knows for how long.",
    "Skeleton": "The shape of content that is still loading.",
    "Alert": "A message about this place that needs reading.",
    "Toast": "A message that comes and goes without taking focus.",
    "Breadcrumb": "The path from the top to this page.",
    "Pagination": "Ways to the other pages of a list.",
    "Stepper": "The steps of a task and the current one.",
    "Tree": "Items inside items that open and close.",
    "Calendar": "Days in weeks.",
    "Kbd": "A key, as it is printed on a keyboard.",
    "Separator": "A line between groups.",
    "Heading": "The title of a section.",
    "Text": "Running text."
  },
  "io": {
    "signals": {
      "rows": "The records of a list.",
      "record": "One record with all its fields.",
      "query": "The words that somebody typed to search.",
      "filters": "The conditions that narrow a list.",
      "date-range": "A first and a last day.",
      "sort": "The column and direction that rows are ordered by.",
      "page": "Which part of a long list is shown.",
      "selection": "The items that are picked.",
      "edits": "Values that were changed and saved.",
      "total": "How many there are in all.",
      "results": "What a search found.",
      "suggestions": "What a field offers while somebody types.",
      "form-values": "The values of a form.",
      "validation": "What is wrong with which field.",
      "draft": "A text or form that is not sent yet.",
      "step": "Which step of a task is current.",
      "progress": "How far a task has come.",
      "file": "A file from the device.",
      "columns": "The columns of a file or table and what they mean.",
      "mapping": "Which column of a file fills which field.",
      "rules": "Conditions and what follows from them.",
      "metrics": "Named numbers with a unit and a direction.",
      "series": "Numbers over time or by group.",
      "comparison": "The period or group that numbers are held against.",
      "targets": "What a number is meant to reach.",
      "events": "What happened, when and by whom.",
      "entries": "Items of a log or a release list, newest first.",
      "comments": "Remarks of people on one thing.",
      "notifications": "Messages of the product to one person.",
      "unread-count": "How many messages are new.",
      "preferences": "What one person chose.",
      "session": "Who is signed in.",
      "sessions": "The devices that are signed in to one account.",
      "user": "The person who is signed in.",
      "profile": "What a person shows about themself.",
      "members": "The people of a workspace.",
      "invitations": "People who were asked to join and have not answered.",
      "roles": "Named sets of permissions.",
      "permissions": "What a role or a person may do.",
      "workspace": "The workspace that is current.",
      "workspaces": "The workspaces that a person can enter.",
      "nav-items": "The places of a product, in order.",
      "current-path": "The address that is open.",
      "trail": "The pages above this one.",
      "tabs": "The views of one thing.",
      "commands": "What can be run by name.",
      "open-state": "Whether a panel, menu or dialog is open.",
      "message": "A text to show, with its weight.",
      "confirmation": "Yes or no to a question.",
      "consent": "Which uses of cookies somebody agreed to.",
      "credentials": "What somebody typed to sign in.",
      "secret": "A key or code that is shown once.",
      "recovery-codes": "One-time codes for a lost device.",
      "article": "A text with headings, author and date.",
      "headings": "The headings of a text, for a list of contents.",
      "posts": "Articles as title, summary and link.",
      "categories": "Groups that a list can be narrowed to.",
      "plans": "What is offered at which price.",
      "billing-period": "Monthly or yearly.",
      "quotes": "What customers said, and who they are.",
      "questions": "Questions and their answers.",
      "media": "A picture or film with its text.",
      "email": "An email address that somebody gives.",
      "status": "Whether a service or a task is well.",
      "access": "Whether this person may see this.",
      "theme-mode": "Light, dark or as the device says.",
      "density": "How close rows and controls stand.",
      "tasks": "Things to be done, with who and when.",
      "board": "Columns and the cards in them.",
      "calendar": "Appointments with a start and an end.",
      "slots": "Times that can be booked.",
      "messages": "What people wrote to each other.",
      "threads": "Conversations, newest first.",
      "attachments": "Files that belong to a message or a record.",
      "presence": "Who is here right now.",
      "document": "A text that is being edited.",
      "versions": "Earlier states of a document.",
      "tree": "Items inside items.",
      "files": "Files and folders.",
      "products": "Things for sale.",
      "product": "One thing for sale with its variants.",
      "cart": "What somebody is about to buy.",
      "order": "What somebody bought.",
      "address": "Where something is sent.",
      "payment-method": "How somebody pays.",
      "invoices": "Bills with amount and state.",
      "transactions": "Money that moved.",
      "usage": "How much of a limit is used.",
      "reviews": "What buyers said, with a mark.",
      "places": "Things with a position on a map.",
      "prompt": "What somebody asks a model.",
      "response": "What a model answers, as it arrives.",
      "runs": "Executions with steps, time and outcome.",
      "scores": "Measured quality of a model or a test.",
      "graph": "Nodes and the lines between them.",
      "logs": "Lines of text with a time and a level.",
      "spans": "Timed parts of one request.",
      "endpoints": "Addresses that an interface offers.",
      "payload": "The body of a request or an answer.",
      "lesson": "One unit of a course.",
      "answers": "What a learner answered.",
      "seats": "Places in a room and whether they are free.",
      "tickets": "Requests of customers, with their state.",
      "location": "Where somebody is.",
      "media-position": "Where playback stands."
    },
    "actions": {
      "open-record": "Leads to the page of one record.",
      "create": "Starts a new record.",
      "edit": "Starts to change a record.",
      "save": "Keeps the changes.",
      "cancel": "Leaves without keeping the changes.",
      "delete": "Removes for good, after a question.",
      "archive": "Takes out of sight and keeps.",
      "restore": "Brings back what was archived or deleted.",
      "duplicate": "Makes a second one with the same values.",
      "undo": "Takes the last change back.",
      "retry": "Tries the same request again.",
      "refresh": "Reads the newest data.",
      "clear-filters": "Removes every filter.",
      "save-view": "Keeps filters and sort under a name.",
      "export": "Writes the shown data to a file.",
      "import": "Reads records from a file.",
      "print": "Prints what is shown.",
      "share": "Gives others a way to see this.",
      "copy": "Puts a text on the clipboard.",
      "download": "Saves a file to the device.",
      "upload": "Sends a file from the device.",
      "search": "Looks for the words typed.",
      "navigate": "Leads to another page of the product.",
      "go-back": "Leads to where somebody came from.",
      "go-home": "Leads to the first page.",
      "sign-in": "Starts a session.",
      "sign-up": "Opens an account.",
      "sign-out": "Ends this session.",
      "revoke": "Ends a session, key or grant of somebody or something.",
      "verify": "Proves a code, a device or an address.",
      "resend": "Sends a code or invitation again.",
      "reset-password": "Sets a new password.",
      "enable": "Turns a feature on.",
      "disable": "Turns a feature off.",
      "invite": "Asks somebody to join.",
      "accept": "Says yes to an invitation or request.",
      "decline": "Says no to an invitation or request.",
      "change-role": "Gives a member another role.",
      "remove-member": "Takes a person out of a workspace.",
      "transfer": "Hands ownership to somebody else.",
      "request-access": "Asks whoever can grant it.",
      "switch-workspace": "Enters another workspace.",
      "run-command": "Runs what was picked by name.",
      "confirm": "Says yes to the question.",
      "dismiss": "Closes and does not show again.",
      "close": "Closes a panel, menu or dialog.",
      "expand": "Opens what is folded.",
      "collapse": "Folds what is open.",
      "select-all": "Picks everything that matches.",
      "clear-selection": "Picks nothing.",
      "bulk-update": "Changes one field of every picked record.",
      "change-status": "Sets another status for one record, task or card.",
      "reorder": "Moves an item before or after another.",
      "mark-read": "Makes a message count as seen.",
      "mark-all-read": "Makes every message count as seen.",
      "snooze": "Hides until later.",
      "reply": "Answers a comment or message.",
      "post": "Makes a text visible to others.",
      "react": "Answers with a sign and no words.",
      "report": "Tells moderators about something.",
      "subscribe": "Asks for messages by email.",
      "unsubscribe": "Ends messages by email.",
      "choose-plan": "Picks an offer.",
      "contact": "Starts a conversation with a person.",
      "accept-all": "Agrees to every use of cookies.",
      "reject-optional": "Agrees to what is needed and no more.",
      "next-step": "Goes on to the next step.",
      "previous-step": "Goes back to the last step.",
      "finish": "Ends a task of several steps.",
      "skip-step": "Leaves a step for later.",
      "add-row": "Adds an empty line.",
      "remove-row": "Takes a line away.",
      "preview": "Shows what would happen.",
      "run": "Starts an execution.",
      "stop": "Ends an execution early.",
      "approve": "Lets a request go ahead.",
      "reject": "Turns a request down with a reason.",
      "assign": "Makes somebody responsible.",
      "book": "Takes a free time or place.",
      "add-to-cart": "Puts a thing into the cart.",
      "checkout": "Goes on to payment.",
      "pay": "Sends the payment.",
      "play": "Starts or goes on with playback.",
      "pause": "Halts playback.",
      "drill-down": "Shows the records behind a number.",
      "change-period": "Picks another span of time.",
      "follow": "Asks for news about something.",
      "open-menu": "Shows the actions of a thing.",
      "send": "Delivers a message or form.",
      "attach": "Adds a file to a message.",
      "generate": "Asks a model for an answer.",
      "submit-answer": "Hands in an answer."
    }
  }
}

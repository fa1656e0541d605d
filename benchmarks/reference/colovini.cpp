// The rules of Colovini's Atlantis in plain C++17: a yardstick for speed and an independent reading of the rulebook.
//   colovini GAMES SEATS SEED [--check] [--tell] [option...]     random games; one JSON object
//   colovini --tree DEPTH [option...] < position                 answer sequences by length; one JSON object
// Options: --sell-many --bought-cards-pay --no-bridge-after --take-ahead. The position's text: see ../README.md.

#include <algorithm>
#include <bitset>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

namespace {

constexpr int SPACES = 53, MIDDLE = 26, HOME = -1, SHORE = SPACES;
constexpr int ITEMS = 7, VALUES = 7, KINDS = ITEMS * 8, FIGURES = 3, SEATS = 4, CARDS_OF_ITEM = 15, TILES_OF_VALUE = 12;
constexpr int SELL = 32, BRIDGE = 64, DONE = 126, STUCK = 127;  // numbers of answers; a move is figure * 7 + item
constexpr int PAY_TILE = 8;                                     // + value; a card that pays is its item
constexpr int LONGEST = 96;                                     // more than any list of answers
constexpr char LETTER[] = "RFOHACS";

struct House {
    bool sell_many = false, bought_cards_pay = false, bridge_after = true, take_ahead = false;
} house;

enum Phase : uint8_t { TURN, WALK_ON, PAY_PIECE, REVEAL_TILE, AFTER_MOVE, DEAL_CARD, OVER };

struct Table {
    uint8_t tile[SPACES];  // item * 8 + value, 0 is water
    uint8_t covered[SPACES], bridged[SPACES], occupied[SPACES];
    int8_t place[SEATS][FIGURES];
    uint8_t hand[SEATS][ITEMS], loot[SEATS][VALUES + 1], bridges[SEATS];
    uint8_t fresh[ITEMS];  // cards bought this turn, which cannot pay
    uint8_t pile[ITEMS], discard[ITEMS], spent_cards[ITEMS], spent_tiles[VALUES + 1];
    uint8_t bag[2][KINDS];  // tiles nobody has seen, by half of the path
    uint8_t pile_left, bag_left[2];
    uint8_t seats, who, phase, figure, due, idle;
    uint8_t may_sell, turn_ends, quiet;  // quiet: nothing at all has happened this turn
    uint8_t dearest;                     // value of the last piece paid, which the next must not exceed; 0 once a card was
    int8_t at;                           // the walking figure, then the space to be uncovered
    int16_t owed;
};

struct Rng {
    uint64_t state;
    explicit Rng(uint64_t seed) : state((seed + 1) * 0x9E3779B97F4A7C15u) { below(1); }
    int below(int n) {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        return static_cast<int>(((state * 0x2545F4914F6CDD1Du >> 32) * static_cast<uint64_t>(n)) >> 32);
    }
};

int pick(const uint8_t* counts, int left, Rng& rng) {
    int nth = rng.below(left), kind = 0;
    while (nth >= counts[kind]) nth -= counts[kind++];
    return kind;
}

// ---- the path

int value_of(int tile) { return tile & 7; }
int item_of(int tile) { return tile >> 3; }
int half_of(int space) { return space > MIDDLE; }

struct Way {
    int end[ITEMS], toll[ITEMS];
};

// Where each wanted item leads from here, and the tolls up to there: the lower border of every unbridged inner gap.
void look_ahead(const Table& t, int start, unsigned wanted, Way& way) {
    int border = start == HOME ? 0 : value_of(t.tile[start]), toll = 0;
    bool gap = false, bridged = false;
    for (int i = start + 1; i < SPACES; i++) {
        const int tile = t.tile[i], item = item_of(tile);
        if (tile == 0) {
            gap = true;
            bridged |= t.bridged[i] != 0;
            continue;
        }
        if (gap && !bridged) toll += std::min(border, value_of(tile));
        gap = bridged = false;
        border = value_of(tile);
        if (!(wanted >> item & 1)) continue;
        way.end[item] = i;
        way.toll[item] = toll;
        wanted ^= 1u << item;
        if (!wanted) return;
    }
    for (int item = 0; item < ITEMS; item++)
        if (wanted >> item & 1) way.end[item] = SHORE, way.toll[item] = toll;
}

// Inner gaps without a bridge, by their first space.
int open_gaps(const Table& t, uint8_t* out) {
    int n = 0, first = -1;
    bool shore_behind = true, bridged = false;
    for (int i = 0; i < SPACES; i++) {
        if (t.tile[i] != 0) {
            if (first >= 0 && !bridged) out[n++] = static_cast<uint8_t>(BRIDGE + first);
            shore_behind = bridged = false;
            first = -1;
        } else if (!shore_behind) {
            if (first < 0) first = i;
            bridged |= t.bridged[i] != 0;
        }
    }
    return n;
}

int free_tile(const Table& t, int space, int step) {
    do space += step;
    while (space >= 0 && space < SPACES && (t.tile[space] == 0 || t.occupied[space]));
    return space < SPACES ? space : -1;
}

int arrived(const Table& t, int seat) {
    return static_cast<int>(std::count(t.place[seat], t.place[seat] + FIGURES, SHORE));
}

// ---- what may be answered

struct Hand {
    uint8_t cards[ITEMS], fresh[ITEMS];
    void play(int item) {  // a bought card is played before its older twin, which can still pay
        cards[item]--;
        if (fresh[item]) fresh[item]--;
    }
    int payable(int item) const { return cards[item] - fresh[item]; }
    unsigned items() const {
        unsigned bits = 0;
        for (int item = 0; item < ITEMS; item++) bits |= (cards[item] != 0u) << item;
        return bits;
    }
};

Hand hand_of(const Table& t) {
    Hand hand;
    std::copy_n(t.hand[t.who], ITEMS, hand.cards);
    std::copy_n(t.fresh, ITEMS, hand.fresh);
    return hand;
}

int purse(const Table& t, const Hand& hand) {
    int total = 0;
    for (int value = 1; value <= VALUES; value++) total += value * t.loot[t.who][value];
    for (int item = 0; item < ITEMS; item++) total += hand.payable(item);
    return total;
}

// Whether the card, further cards on occupied tiles included, brings the figure to a place it may stay at and can pay for.
bool leads_somewhere(const Table& t, const Hand& hand, const Way& way, int item, int owed, int money) {
    owed += way.toll[item];
    if (!hand.fresh[item]) money--;
    if (owed > money) return false;
    const int end = way.end[item];
    if (end == SHORE || !t.occupied[end]) return true;
    Hand rest = hand;
    rest.play(item);
    Way onward;
    look_ahead(t, end, rest.items(), onward);
    for (int next = 0; next < ITEMS; next++)
        if (rest.cards[next] && leads_somewhere(t, rest, onward, next, owed, money)) return true;
    return false;
}

int walks(const Table& t, const Hand& hand, int money, int start, int owed, int code, uint8_t* out) {
    Way way;
    look_ahead(t, start, hand.items(), way);
    int n = 0;
    for (int item = 0; item < ITEMS; item++)
        if (hand.cards[item] && leads_somewhere(t, hand, way, item, owed, money)) out[n++] = static_cast<uint8_t>(code + item);
    return n;
}

int turn_options(const Table& t, uint8_t* out) {
    int n = 0;
    if (t.may_sell)
        for (int value = 1; value <= VALUES; value++)
            if (t.loot[t.who][value]) out[n++] = static_cast<uint8_t>(SELL + value);
    if (t.bridges[t.who]) n += open_gaps(t, out + n);
    const Hand hand = hand_of(t);
    const int money = purse(t, hand), deeds = n;
    bool set_out = false;
    for (int figure = 0; figure < FIGURES; figure++) {
        const int start = t.place[t.who][figure];
        if (start == SHORE || (start == HOME && set_out)) continue;
        set_out |= start == HOME;
        n += walks(t, hand, money, start, 0, figure * ITEMS, out + n);
    }
    if (n == deeds) out[n++] = STUCK;
    return n;
}

// Pieces in falling order, cards last: paying stops when the price is met, so no piece could have been left out.
int payments(const Table& t, uint8_t* out) {
    const Hand hand = hand_of(t);
    int n = 0, reach = 0;
    for (int item = 0; item < ITEMS; item++) reach += hand.payable(item);
    if (reach >= t.owed)
        for (int item = 0; item < ITEMS; item++)
            if (hand.payable(item)) out[n++] = static_cast<uint8_t>(item);
    for (int value = 1; value <= t.dearest; value++) {
        reach += value * t.loot[t.who][value];
        if (t.loot[t.who][value] && reach >= t.owed) out[n++] = static_cast<uint8_t>(PAY_TILE + value);
    }
    return n;
}

int distinct(const uint8_t* counts, int kinds, uint8_t* out) {
    int n = 0;
    for (int kind = 0; kind < kinds; kind++)
        if (counts[kind]) out[n++] = static_cast<uint8_t>(kind);
    return n;
}

int options(const Table& t, uint8_t* out) {
    switch (t.phase) {
        case TURN: return turn_options(t, out);
        case WALK_ON: {
            const Hand hand = hand_of(t);
            return walks(t, hand, purse(t, hand), t.at, t.owed, 0, out);
        }
        case PAY_PIECE: return payments(t, out);
        case AFTER_MOVE: {
            const int n = open_gaps(t, out);
            out[n] = DONE;
            return n + 1;
        }
        case DEAL_CARD: return distinct(t.pile, ITEMS, out);
        case REVEAL_TILE: return distinct(t.bag[half_of(t.at)], KINDS, out);
        default: return 0;
    }
}

// ---- what happens

void begin_turn(Table& t, int who) {
    t.who = static_cast<uint8_t>(who);
    t.may_sell = t.quiet = 1;
    std::fill_n(t.fresh, ITEMS, uint8_t{0});
    t.phase = TURN;
}

void end_turn(Table& t) {
    t.idle = t.quiet ? static_cast<uint8_t>(t.idle + 1) : uint8_t{0};
    if (arrived(t, t.who) == FIGURES || t.idle == t.seats)
        t.phase = OVER;
    else
        begin_turn(t, t.who + 1 == t.seats ? 0 : t.who + 1);
}

void deal_next(Table& t) {
    if (t.due && !t.pile_left)
        for (int item = 0; item < ITEMS; item++) {
            t.pile[item] = t.discard[item];
            t.pile_left = static_cast<uint8_t>(t.pile_left + t.discard[item]);
            t.discard[item] = 0;
        }
    if (t.due && t.pile_left)
        t.phase = DEAL_CARD;
    else if (t.turn_ends)
        end_turn(t);
    else
        t.phase = TURN;
}

void deal(Table& t, int cards, bool turn_ends) {
    t.due = static_cast<uint8_t>(cards);
    t.turn_ends = turn_ends;
    deal_next(t);
}

void give_card(Table& t, int seat, int item) {
    t.pile[item]--;
    t.pile_left--;
    t.hand[seat][item]++;
}

void lay_tile(Table& t, int space, int kind) {
    t.bag[half_of(space)][kind]--;
    t.bag_left[half_of(space)]--;
    t.tile[space] = static_cast<uint8_t>(kind);
}

void lay_bridge(Table& t, int space) {
    t.bridged[space] = 1;
    t.bridges[t.who]--;
}

void finish_move(Table& t) {
    uint8_t gaps[SPACES];
    const bool more = house.bridge_after && t.bridges[t.who] && arrived(t, t.who) < FIGURES && open_gaps(t, gaps);
    if (more)
        t.phase = AFTER_MOVE;
    else
        deal(t, 1 + arrived(t, t.who), true);
}

void take_tile(Table& t) {
    int space = free_tile(t, t.at, -1);
    if (space < 0 && house.take_ahead) space = free_tile(t, t.at, 1);
    if (space < 0) return finish_move(t);
    t.loot[t.who][value_of(t.tile[space])]++;
    t.tile[space] = 0;
    if (!t.covered[space]) return finish_move(t);
    t.covered[space] = 0;
    t.at = static_cast<int8_t>(space);
    t.phase = REVEAL_TILE;
}

void walk(Table& t, int item) {
    t.hand[t.who][item]--;
    if (t.fresh[item]) t.fresh[item]--;
    t.discard[item]++;
    Way way;
    look_ahead(t, t.at, 1u << item, way);
    t.owed = static_cast<int16_t>(t.owed + way.toll[item]);
    t.at = static_cast<int8_t>(way.end[item]);
    if (t.at != SHORE && t.occupied[t.at]) {
        t.phase = WALK_ON;
        return;
    }
    t.place[t.who][t.figure] = t.at;
    if (t.at != SHORE) t.occupied[t.at] = 1;
    t.dearest = VALUES;
    t.phase = PAY_PIECE;
    if (t.owed == 0) take_tile(t);
}

void set_out(Table& t, int figure, int item) {
    t.figure = static_cast<uint8_t>(figure);
    t.at = t.place[t.who][figure];
    if (t.at != HOME) t.occupied[t.at] = 0;
    t.owed = 0;
    walk(t, item);
}

void answer_turn(Table& t, int option) {
    if (option == STUCK) return deal(t, 2, true);
    t.quiet = 0;
    if (option < SELL) return set_out(t, option / ITEMS, option % ITEMS);
    if (option < BRIDGE) {
        t.may_sell = house.sell_many;
        t.loot[t.who][option - SELL]--;
        t.spent_tiles[option - SELL]++;
        return deal(t, (option - SELL) / 2, false);
    }
    t.may_sell = 0;
    lay_bridge(t, option - BRIDGE);
}

void pay(Table& t, int option) {
    const int value = option < ITEMS ? 0 : option - PAY_TILE;
    if (value == 0) {
        t.hand[t.who][option]--;
        t.spent_cards[option]++;
    } else {
        t.loot[t.who][value]--;
        t.spent_tiles[value]++;
    }
    t.dearest = static_cast<uint8_t>(value);
    t.owed = static_cast<int16_t>(t.owed - std::max(value, 1));
    if (t.owed <= 0) take_tile(t);
}

void answer(Table& t, int option) {
    switch (t.phase) {
        case TURN: return answer_turn(t, option);
        case WALK_ON: return walk(t, option);
        case PAY_PIECE: return pay(t, option);
        case AFTER_MOVE:
            if (option != DONE) lay_bridge(t, option - BRIDGE);
            return deal(t, 1 + arrived(t, t.who), true);
        case REVEAL_TILE: lay_tile(t, t.at, option); return finish_move(t);
        default:
            give_card(t, t.who, option);
            if (!t.turn_ends && !house.bought_cards_pay) t.fresh[option]++;
            t.quiet = 0;
            t.due--;
            return deal_next(t);
    }
}

bool asks_luck(const Table& t) { return t.phase == DEAL_CARD || t.phase == REVEAL_TILE; }

int luck(const Table& t, Rng& rng) {
    if (t.phase == DEAL_CARD) return pick(t.pile, t.pile_left, rng);
    return pick(t.bag[half_of(t.at)], t.bag_left[half_of(t.at)], rng);
}

// ---- set-up and final account

Table new_game(int seats, Rng& rng) {
    Table t{};
    t.seats = static_cast<uint8_t>(seats);
    for (int half = 0; half < 2; half++) {
        for (int item = 0; item < ITEMS; item++)
            for (int value = 1; value <= VALUES; value++)
                t.bag[half][item * 8 + value] = value != (half ? item + 1 : (item + 3) % 7 + 1);
        t.bag_left[half] = 42;
    }
    for (int i = 0; i < SPACES; i++) {
        if (i == MIDDLE) continue;
        t.covered[i] = i < 10 || (i >= 20 && i <= 32) || i > 42;
        lay_tile(t, i, pick(t.bag[half_of(i)], t.bag_left[half_of(i)], rng));
    }
    std::fill_n(t.pile, ITEMS, uint8_t{CARDS_OF_ITEM});
    t.pile_left = ITEMS * CARDS_OF_ITEM;
    for (int seat = 0; seat < SEATS; seat++) std::fill_n(t.place[seat], FIGURES, static_cast<int8_t>(HOME));
    for (int seat = 0; seat < seats; seat++) {
        t.bridges[seat] = 1;
        for (int card = 0; card < 4 + seat; card++) give_card(t, seat, pick(t.pile, t.pile_left, rng));
    }
    begin_turn(t, 0);
    return t;
}

int toll_to_shore(const Table& t, int start) {
    uint8_t gaps[SPACES];
    int toll = 0;
    for (int n = open_gaps(t, gaps) - 1; n >= 0 && gaps[n] - BRIDGE > start; n--) {
        const int first = gaps[n] - BRIDGE;
        int after = first;
        while (t.tile[after] == 0) after++;
        toll += std::min(value_of(t.tile[first - 1]), value_of(t.tile[after]));
    }
    return toll;
}

// The least total of tiles and cards that reaches the cost.
int least_payment(const uint8_t* loot, int cards, int cost) {
    std::bitset<512> sums(1);
    for (int value = 1; value <= VALUES; value++)
        for (int n = 0; n < loot[value]; n++) sums |= sums << static_cast<unsigned>(value);
    for (int sum = cost; sum >= std::max(0, cost - cards); sum--)
        if (sums[static_cast<unsigned>(sum)]) return cost;
    int sum = cost;
    while (!sums[static_cast<unsigned>(sum)]) sum++;
    return sum;
}

int score(const Table& t, int seat) {
    int cards = 0, assets = 0, cost = 0;
    for (int item = 0; item < ITEMS; item++) cards += t.hand[seat][item];
    for (int value = 1; value <= VALUES; value++) assets += value * t.loot[seat][value];
    assets += cards;
    for (int place : t.place[seat])
        if (place != SHORE) cost += toll_to_shore(t, place);
    return assets - (assets < cost ? cost : least_payment(t.loot[seat], cards, cost));
}

// ---- texts

std::string card_name(int item) { return {LETTER[item]}; }
std::string value_name(int value) { return std::to_string(value); }
std::string tile_name(int kind) { return card_name(item_of(kind)) + value_name(value_of(kind)); }

std::string name(const Table& t, int option) {
    if (t.phase == WALK_ON) return "+" + card_name(option);
    if (t.phase == PAY_PIECE) return "pay" + (option < ITEMS ? card_name(option) : value_name(option - PAY_TILE));
    if (t.phase == DEAL_CARD) return card_name(option);
    if (t.phase == REVEAL_TILE) return tile_name(option);
    if (option == STUCK) return "stuck";
    if (option == DONE) return "done";
    if (option >= BRIDGE) return "bridge" + std::to_string(option - BRIDGE + 1);
    if (option >= SELL) return "sell" + value_name(option - SELL);
    return static_cast<char>('a' + option / ITEMS) + card_name(option % ITEMS);
}

std::string many(const uint8_t* counts, int kinds, std::string (*name)(int)) {
    std::string text;
    for (int kind = 0; kind < kinds; kind++)
        for (int n = 0; n < counts[kind]; n++) text += name(kind);
    return text.empty() ? "-" : text;
}

void write_position(const Table& t) {
    std::cout << "path";
    for (int i = 0; i < SPACES; i++)
        std::cout << ' ' << (t.tile[i] ? tile_name(t.tile[i]) : t.bridged[i] ? "=" : ".") << (t.covered[i] ? "+" : "");
    for (int seat = 0; seat < t.seats; seat++) {
        std::cout << "\nseat " << many(t.hand[seat], ITEMS, card_name) << ' ' << many(t.loot[seat], VALUES + 1, value_name);
        for (int place : t.place[seat]) std::cout << ' ' << place + 1;
        std::cout << ' ' << int{t.bridges[seat]};
    }
    std::cout << "\npile " << many(t.pile, ITEMS, card_name) << "\ndiscard " << many(t.discard, ITEMS, card_name);
    for (const auto& bag : t.bag) std::cout << "\nunseen " << many(bag, KINDS, tile_name);
    std::cout << "\nturn " << t.who + 1 << ' ' << int{t.idle} << "\n";
}

[[noreturn]] void refuse(const std::string& why) {
    std::cerr << "colovini: " << why << "\n";
    std::exit(2);
}

int card_named(const char* text) {
    const size_t item = std::string(LETTER).find(*text);
    if (item == std::string::npos) refuse(std::string("no such item: ") + text);
    return static_cast<int>(item);
}

int value_named(const char* text) {
    if (*text < '1' || *text > '7') refuse(std::string("no such value: ") + text);
    return *text - '0';
}

int tile_named(const char* text) { return card_named(text) * 8 + value_named(text + 1); }

uint8_t read_pieces(std::istream& in, int (*named)(const char*), size_t letters, uint8_t* counts) {
    std::string text;
    if (!(in >> text)) refuse("a line is too short");
    if (text == "-") return 0;
    for (size_t at = 0; at < text.size(); at += letters) counts[named(text.c_str() + at)]++;
    return static_cast<uint8_t>(text.size() / letters);
}

void read_path(std::istream& in, Table& t) {
    std::string text;
    for (int i = 0; i < SPACES; i++) {
        in >> text;
        t.bridged[i] = text == "=";
        t.covered[i] = text.size() > 2;
        t.tile[i] = text == "." || text == "=" ? uint8_t{0} : static_cast<uint8_t>(tile_named(text.c_str()));
    }
}

void read_seat(std::istream& in, Table& t) {
    const int seat = t.seats++;
    int number = 0;
    if (seat == SEATS) refuse("at most four seats");
    read_pieces(in, card_named, 1, t.hand[seat]);
    read_pieces(in, value_named, 1, t.loot[seat]);
    for (int8_t& place : t.place[seat]) {
        if (!(in >> number) || number < 0 || number > SHORE + 1) refuse("a figure stands on 0 to 54");
        place = static_cast<int8_t>(number - 1);
        if (place == HOME || place == SHORE) continue;
        if (!t.tile[place] || t.occupied[place]) refuse("a figure stands alone on a tile");
        t.occupied[place] = 1;
    }
    in >> number;
    t.bridges[seat] = number > 0;
}

Table read_position(std::istream& in) {
    Table t{};
    std::string word;
    int half = 0, who = 0, idle = 0;
    while (in >> word) {
        if (word == "path") read_path(in, t);
        else if (word == "seat") read_seat(in, t);
        else if (word == "pile") t.pile_left = read_pieces(in, card_named, 1, t.pile);
        else if (word == "discard") read_pieces(in, card_named, 1, t.discard);
        else if (word == "unseen" && half < 2) t.bag_left[half] = read_pieces(in, tile_named, 2, t.bag[half]), half++;
        else if (word == "turn") in >> who >> idle;
        else refuse("cannot read: " + word);
    }
    if (who < 1 || who > t.seats || t.seats < 2) refuse("two to four seats, and the turn of one of them");
    for (int i = 0; i < 2; i++)
        if (std::count(t.covered + 27 * i, t.covered + 27 * i + 26, 1) != t.bag_left[i]) refuse("unseen is what lies below +");
    t.idle = static_cast<uint8_t>(idle);
    begin_turn(t, who - 1);
    return t;
}

// ---- counting answer sequences

struct Tree {
    std::vector<long long> nodes, ended, scores;
};

void grow(const Table& t, size_t depth, Tree& tree) {
    tree.nodes[depth]++;
    if (t.phase == OVER) {
        tree.ended[depth]++;
        for (int seat = 0; seat < t.seats; seat++) tree.scores[static_cast<size_t>(seat)] += score(t, seat);
    }
    if (t.phase == OVER || depth + 1 == tree.nodes.size()) return;
    uint8_t list[LONGEST];
    const int n = options(t, list);
    for (int i = 0; i < n; i++) {
        Table next = t;
        answer(next, list[i]);
        const long long before = tree.nodes.back();
        grow(next, depth + 1, tree);
        if (depth == 0) std::printf("%s\"%s\": %lld", i ? ", " : "", name(t, list[i]).c_str(), tree.nodes.back() - before);
    }
}

void print(const char* key, const std::vector<long long>& numbers) {
    std::printf("%s", key);
    for (size_t i = 0; i < numbers.size(); i++) std::printf("%s%lld", i ? ", " : " [", numbers[i]);
    std::printf("]");
}

void print_tree(size_t depth) {
    const Table t = read_position(std::cin);
    Tree tree{std::vector<long long>(depth + 1), std::vector<long long>(depth + 1), std::vector<long long>(t.seats)};
    std::printf("{\"first\": {");
    grow(t, 0, tree);
    print("}, \"nodes\":", tree.nodes);
    print(", \"ended\":", tree.ended);
    print(", \"scores\":", tree.scores);
    std::printf("}\n");
}

// ---- random games

void check(const Table& t, int answers) {
    int cards[ITEMS] = {}, tiles[VALUES + 1] = {}, below[2] = {}, bridges = 0, figures[SPACES] = {};
    bool sound = answers < 20000;
    for (int seat = 0; seat < SEATS; seat++) {
        for (int item = 0; item < ITEMS; item++) cards[item] += t.hand[seat][item];
        for (int value = 1; value <= VALUES; value++) tiles[value] += t.loot[seat][value];
        for (int figure = 0; figure < FIGURES; figure++) {
            const int place = t.place[seat][figure];
            const bool walking = t.phase == WALK_ON && seat == t.who && figure == t.figure;
            if (place != HOME && place != SHORE && !walking) figures[place]++;
        }
        bridges += t.bridges[seat];
    }
    for (int half = 0; half < 2; half++)
        for (int kind = 0; kind < KINDS; kind++) tiles[value_of(kind)] += t.bag[half][kind];
    for (int i = 0; i < SPACES; i++) {
        below[half_of(i)] += t.covered[i] || (t.phase == REVEAL_TILE && t.at == i);
        tiles[value_of(t.tile[i])] += t.tile[i] != 0;
        bridges += t.bridged[i];
        sound = sound && figures[i] == t.occupied[i] && (t.tile[i] ? !t.bridged[i] : !t.occupied[i]);
    }
    for (int item = 0; item < ITEMS; item++)
        sound = sound && cards[item] + t.pile[item] + t.discard[item] + t.spent_cards[item] == CARDS_OF_ITEM;
    for (int value = 1; value <= VALUES; value++) sound = sound && tiles[value] + t.spent_tiles[value] == TILES_OF_VALUE;
    for (int half = 0; half < 2; half++) sound = sound && below[half] == t.bag_left[half];
    if (!sound || bridges != t.seats) refuse("an invariant is broken after " + std::to_string(answers) + " answers");
}

void tell(const Table& t, int option, const uint8_t* list, int n) {
    std::cout << (asks_luck(t) ? 0 : t.who + 1) << ' ' << name(t, option) << " |";
    for (int i = 0; i < n; i++) std::cout << ' ' << name(t, list[i]);
    std::cout << "\n";
}

struct Tally {
    long long decisions = 0, free_decisions = 0, turns = 0, no_move_turns = 0, walked_on = 0, ended_by_figure = 0;
    long long scores[SEATS] = {};
};

void count(const Table& t, int option, int n, bool& walking_on, Tally& tally) {
    tally.decisions++;
    tally.free_decisions += n > 1;
    tally.walked_on += t.phase == WALK_ON && !walking_on;
    walking_on = t.phase == WALK_ON;
    tally.turns += t.phase == TURN && (option < SELL || option == STUCK);
    tally.no_move_turns += t.phase == TURN && option == STUCK;
}

template <bool CHECKED, bool TOLD> void play(int seats, Rng& rng, Tally& tally) {
    Table t = new_game(seats, rng);
    uint8_t list[LONGEST];
    bool walking_on = false;
    if (TOLD) write_position(t);
    for (int answers = 0; t.phase != OVER; answers++) {
        const bool lucky = asks_luck(t);
        const int n = lucky && !CHECKED && !TOLD ? 0 : options(t, list);
        if (CHECKED) check(t, answers);
        if (CHECKED && n == 0) refuse("nothing to choose from");
        const int option = lucky ? luck(t, rng) : list[rng.below(n)];
        if (TOLD) tell(t, option, list, n);
        if (!lucky) count(t, option, n, walking_on, tally);
        answer(t, option);
    }
    for (int seat = 0; seat < seats; seat++) {
        const int points = score(t, seat);
        tally.scores[seat] += points;
        if (TOLD) std::cout << (seat ? " " : "scores ") << points << (seat + 1 == seats ? "\n" : "");
    }
    tally.ended_by_figure += arrived(t, t.who) == FIGURES;
}

double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

double copies_per_s(const Table& t) {
    constexpr int COPIES = 8'000'000;
    static Table from, to[64];
    from = t;
    const double start = seconds();
    for (int i = 0; i < COPIES; i++) {
        to[i % 64] = from;
        asm volatile("" : : "r"(to) : "memory");
    }
    return COPIES / (seconds() - start);
}

void run(int games, int seats, uint64_t seed, bool checked, bool told) {
    Rng rng(seed);
    Tally tally;
    const auto one = checked ? play<true, false> : told ? play<false, true> : play<false, false>;
    const double start = seconds();
    for (int game = 0; game < games; game++) one(seats, rng, tally);
    const double spent = seconds() - start, each = 1.0 / games;
    const long long moves = tally.turns - tally.no_move_turns;
    std::vector<long long> scores(tally.scores, tally.scores + seats);
    std::printf("{\"game\": \"colovini\", \"games\": %d, \"seats\": %d, ", games, seats);
    std::printf("\"decisions\": %lld, \"free_decisions\": %lld, ", tally.decisions, tally.free_decisions);
    std::printf("\"decisions_per_s\": %.0f, \"free_decisions_per_s\": %.0f, \"games_per_s\": %.0f, ", tally.decisions / spent,
                tally.free_decisions / spent, games / spent);
    std::printf("\"copies_per_s\": %.0f, \"state_bytes\": %zu, ", copies_per_s(new_game(seats, rng)), sizeof(Table));
    print("\"scores\":", scores);
    std::printf(", \"mean_score\": [");
    for (int seat = 0; seat < seats; seat++) std::printf("%s%.4f", seat ? ", " : "", static_cast<double>(scores[seat]) * each);
    std::printf("], \"sum_of_scores\": %lld, ", std::accumulate(scores.begin(), scores.end(), 0LL));
    std::printf("\"ends_by_third_figure\": %lld, \"mean_turns\": %.4f, ", tally.ended_by_figure, tally.turns * each);
    std::printf("\"no_move_turns\": %lld, ", tally.no_move_turns);
    std::printf("\"multi_leg_share\": %.5f, \"checked\": %s}\n", static_cast<double>(tally.walked_on) / moves, checked ? "true" : "false");
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<long long> numbers;
    bool checked = false, told = false, tree = false;
    for (int i = 1; i < argc; i++) {
        const std::string word = argv[i];
        if (word == "--sell-many") house.sell_many = true;
        else if (word == "--bought-cards-pay") house.bought_cards_pay = true;
        else if (word == "--no-bridge-after") house.bridge_after = false;
        else if (word == "--take-ahead") house.take_ahead = true;
        else if (word == "--check") checked = true;
        else if (word == "--tell") told = true;
        else if (word == "--tree") tree = true;
        else if (word.find_first_not_of("0123456789") == std::string::npos) numbers.push_back(std::atoll(argv[i]));
        else refuse("no such option: " + word);
    }
    if (tree && numbers.size() == 1) {
        print_tree(static_cast<size_t>(numbers[0]));
    } else if (!tree && numbers.size() == 3 && numbers[0] > 0 && numbers[1] >= 2 && numbers[1] <= SEATS) {
        run(static_cast<int>(numbers[0]), static_cast<int>(numbers[1]), static_cast<uint64_t>(numbers[2]), checked, told);
    } else {
        refuse("colovini GAMES SEATS SEED [--check] [--tell], or colovini --tree DEPTH < position");
    }
}
